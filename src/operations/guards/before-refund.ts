import { compareAmounts, isPositive } from "../../core/shared/money"
import type { FinancingRecord } from "../../core/shared/records"
import { err, ok, type Result } from "../../core/shared/result"
import { returnAmountProblem } from "../../core/shared/return-amount"
import { budgetFor, type Budget } from "../budget"
import type { CommandRefusal } from "../commands/command-outcome"
import { leftToReturn, openReturns } from "../commands/consume-return"
import type { Desk } from "../desk"
import { wayOf } from "../returns/give-back"
import { isOfAmount, isOpen, isSentBack } from "../returns/giving-back"
import { refundLease } from "../returns/refund-lease"
import { holdLease } from "../with-lease"
import type { Turn } from "./before-admin"

const READ_BUDGET_MS = 8_000

/** A merchant's click waits this long for a refund that is under way, in milliseconds. */
const CLICK_WAIT_MS = 10_000

/**
 * A refund is a return at the service. What would be refused, by core, by the amount or by the service, is refused
 * before core runs, and nothing is changed. One refund of a payment at a time.
 * @param amount what the merchant typed, or null for all of the payment
 * @returns the turn, which the caller ends when core has answered; null for a payment of somebody else's
 */
export async function beforeRefund(
  desk: Desk,
  paymentId: string,
  amount: string | null,
): Promise<Result<Turn | null, CommandRefusal>> {
  const financing = await desk.records.findFinancing({ payment_id: paymentId })
  if (financing === null) return ok(null)
  const turn = await holdLease(desk, refundLease(paymentId, CLICK_WAIT_MS))
  if (turn === null) return err({ reason: "in_progress", codes: [] })
  const refusal = await refusalOf(desk, financing, amount)
  if (refusal === null) return ok(turn)
  await turn.release()
  return err(refusal)
}

async function refusalOf(
  desk: Desk,
  financing: FinancingRecord,
  typed: string | null,
): Promise<CommandRefusal | null> {
  if (financing.captured_at === null) return { reason: "not_captured", codes: [] }
  const left = await leftToReturn(desk, financing)
  const amount = typed ?? financing.payable
  const problem = returnAmountProblem(amount, { left, currency: financing.currency_code })
  if (problem !== null) return { reason: problem, codes: [] }
  if (!isPositive(left) || compareAmounts(amount, left) > 0) return { reason: "amount_over_rest", codes: [] }
  return whyNotGivenBack(desk, financing, { amount, budget: budgetFor(desk, READ_BUDGET_MS) })
}

/** Null when it was given back already, was begun before, or would be taken by the service now. */
async function whyNotGivenBack(
  desk: Desk,
  financing: FinancingRecord,
  wish: { readonly amount: string; readonly budget: Budget },
): Promise<CommandRefusal | null> {
  if ((await openReturns(desk, financing, wish.amount)).length > 0) return null
  const operations = await desk.records.listOperations(financing.id)
  const begun = operations.some((one) => isSentBack(one) && isOpen(one) && isOfAmount(one, wish.amount))
  if (begun) return null
  const way = await wayOf(desk, financing, wish)
  return way.ok ? null : way.error
}
