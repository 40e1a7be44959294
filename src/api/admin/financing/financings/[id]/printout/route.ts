import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { actorOf } from "../../../../../../commerce/actor"
import { deskOf } from "../../../../../../commerce/desk-of-container"
import { openPrintout } from "../../../../../../operations/papers/printout"
import { handOnPrintout } from "../../../../../hand-on-printout"
import { orRefuse } from "../../../money-answers"
import type { PrintoutQuery } from "../../../papers-validators"

/** The contract as a PDF, handed on as it comes. One that breaks half-way breaks the connection: no half a contract. */
export async function GET(req: MedusaRequest<unknown, PrintoutQuery>, res: MedusaResponse): Promise<void> {
  const desk = deskOf(req.scope)
  const id = req.params["id"] ?? ""
  const wish = { ...req.validatedQuery, actor: actorOf(req) }
  const handedOn = await handOnPrintout(orRefuse(await openPrintout(desk, id, wish)), res)
  if (!handedOn) desk.log.warn(`financing ${id}: the printout was not handed on to its end`)
}
