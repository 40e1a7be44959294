import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { actorOf } from "../../../../../../commerce/actor"
import { deskOf } from "../../../../../../commerce/desk-of-container"
import { setPayoutAccount } from "../../../../../../operations/papers/payout-account"
import { answerFinancing } from "../../../answer-command"
import type { PayoutAccountBody } from "../../../papers-validators"

/** Sets the account to which the contract is paid (E9). Of the account nothing is answered but its end. */
export async function POST(req: MedusaRequest<PayoutAccountBody>, res: MedusaResponse): Promise<void> {
  const account = { iban: req.validatedBody.iban, actor: actorOf(req) }
  answerFinancing(res, await setPayoutAccount(deskOf(req.scope), req.params["id"] ?? "", account))
}
