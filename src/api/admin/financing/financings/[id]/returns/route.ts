import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { actorOf } from "../../../../../../commerce/actor"
import { deskOf } from "../../../../../../commerce/desk-of-container"
import { draftReturn } from "../../../../../../operations/returns/draft-at-desk"
import { wishedAmount } from "../../../../../../operations/returns/return-options"
import { amountOrThrow, orRefuse, shownSeenReturn } from "../../../money-answers"
import type { ReturnBody } from "../../../money-validators"

/** Drafts a partial return, with the payment schedules before and after it. */
export async function POST(req: MedusaRequest<ReturnBody>, res: MedusaResponse): Promise<void> {
  const desk = deskOf(req.scope)
  const id = req.params["id"] ?? ""
  const { amount, items } = req.validatedBody
  const typed = amount === undefined ? null : amountOrThrow(amount)
  const wished = orRefuse(await wishedAmount(desk, id, { typed, items: items ?? [] }))
  const seen = orRefuse(await draftReturn(desk, id, { amount: wished, actor: actorOf(req) }))
  res.json(shownSeenReturn(seen))
}
