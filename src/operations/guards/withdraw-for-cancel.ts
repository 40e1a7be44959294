import { isPositive } from "../../core/shared/money"
import type { FinancingRecord } from "../../core/shared/records"
import { budgetFor } from "../budget"
import type { CommandRefusal } from "../commands/command-outcome"
import { leftToReturn, openReturns } from "../commands/consume-return"
import { offered } from "../commands/offer"
import { withdrawContract } from "../commands/withdraw-financing"
import type { Desk } from "../desk"
import { isOfAmount, isOpen, openGivingBack } from "../returns/giving-back"
import { refundLease } from "../returns/refund-lease"
import { settleUnclear } from "../returns/settle-unclear"
import { withLease } from "../with-lease"
import type { OrderToCancel } from "./order-to-cancel"

const BUDGET_MS = 10_000

/** A merchant's click waits this long for a refund that is under way, in milliseconds. */
const CLICK_WAIT_MS = 10_000

const refusal = (reason: string): CommandRefusal => ({ reason, codes: [] })

/**
 * Takes an active financing back before its order is cancelled, if that is agreed and nothing was shipped; the
 * cancellation then books it as the refund. What was given back otherwise and recorded is booked in the same way.
 */
export async function withdrawForCancel(
  desk: Desk,
  financing: FinancingRecord,
  order: OrderToCancel,
): Promise<CommandRefusal | null> {
  const left = await leftToReturn(desk, financing)
  if (!isPositive(left) || (await openReturns(desk, financing, left)).length > 0) return null
  if (order.shipped) return refusal("cancel_shipped")
  const answered = await withLease(
    desk,
    refundLease(financing.payment_id ?? financing.id, CLICK_WAIT_MS),
    async () => ({ refusal: await withdraw(desk, financing, { amount: left, actor: order.actor }) }),
  )
  return answered === null ? refusal("in_progress") : answered.refusal
}

async function withdraw(
  desk: Desk,
  financing: FinancingRecord,
  { amount, actor }: { readonly amount: string; readonly actor: string | null },
): Promise<CommandRefusal | null> {
  const budget = budgetFor(desk, BUDGET_MS)
  const clear = await settleUnclear(desk, financing, budget)
  const operations = await desk.records.listOperations(financing.id)
  const begun = operations.find((one) => one.kind === "withdraw" && isOpen(one) && isOfAmount(one, amount))
  if (!clear && begun === undefined) return refusal("earlier_unclear")
  const offer = await offered(desk, financing, { command: "withdraw", budgetMs: budget.left() })
  if (!offer.ok)
    return offer.error.reason === "withdrawal_not_agreed" ? refusal("cancel_active") : offer.error
  const operation =
    begun ??
    (await openGivingBack(desk, financing, { kind: "withdraw", amount, actor, note: "order_cancel" }))
  if (operation === null) return refusal("in_progress")
  const withdrawn = await withdrawContract(desk, financing, { operation, budget, actor })
  return withdrawn.ok ? null : withdrawn.error
}
