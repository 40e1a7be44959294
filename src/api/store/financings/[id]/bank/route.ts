import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deskOf } from "../../../../../commerce/desk-of-container"
import { chooseBank } from "../../../../../operations/direct/prove-income"
import { ownFinancing } from "../../answer-shopper"
import { answerRedirect } from "../../answer-step"
import type { BankBody } from "../../direct-validators"

/** Where the shopper has the bank prove the income. */
export async function POST(req: MedusaRequest<BankBody>, res: MedusaResponse): Promise<void> {
  const desk = deskOf(req.scope)
  const financing = await ownFinancing(desk, req)
  const outcome = await chooseBank(desk, financing.id, req.validatedBody.bank_id)
  answerRedirect(outcome, financing, res)
}
