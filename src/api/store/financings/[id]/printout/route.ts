import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deskOf } from "../../../../../commerce/desk-of-container"
import { openPrintout } from "../../../../../operations/papers/printout"
import { handOnPrintout } from "../../../../hand-on-printout"
import { ownFinancing } from "../../answer-shopper"
import { answerRefusal } from "../../answer-step"

/** The shopper's contract as a PDF. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const desk = deskOf(req.scope)
  const financing = await ownFinancing(desk, req)
  const printout = await openPrintout(desk, financing.id, { regenerate: false, actor: null })
  if (!printout.ok) {
    answerRefusal({ kind: "refused", reason: "not_now" }, financing, res)
    return
  }
  const handedOn = await handOnPrintout(printout.value, res)
  if (!handedOn) desk.log.warn(`financing ${financing.id}: the printout was not handed on to its end`)
}
