import { compareAmounts, isPositive, payableOf } from "../../core/shared/money"
import { isEnd } from "../../core/shared/stage-moves"
import type { FinancingRecord } from "../../core/shared/records"
import { err, ok, type Result } from "../../core/shared/result"
import { cancelFinancing, ORDER_CANCEL } from "../commands/cancel-financing"
import type { CommandRefusal } from "../commands/command-outcome"
import { leftToReturn, openReturns } from "../commands/consume-return"
import type { Desk } from "../desk"
import { isHandled } from "../settle/handled"
import { captureLease } from "../settle/capture-lease"
import { holdLease } from "../with-lease"

/** Why a core route must not run, or null when it may. */
export type GuardAnswer = CommandRefusal | null

const refusal = (reason: string): CommandRefusal => ({ reason, codes: [] })

/** A merchant's click waits this long for a capture that is under way, in milliseconds. */
const CAPTURE_WAIT_MS = 10_000

/** A capture that may go on: `release` ends its turn. */
export interface CaptureTurn {
  readonly release: () => Promise<void>
}

/**
 * A financing is captured whole, and one capture at a time.
 * @param amount what the merchant typed, or null for all of it
 * @returns the turn, which the caller ends when core has answered; null for a payment of somebody else's
 */
export async function beforeCapture(
  desk: Desk,
  paymentId: string,
  amount: string | null,
): Promise<Result<CaptureTurn | null, CommandRefusal>> {
  const financing = await desk.records.findFinancing({ payment_id: paymentId })
  if (financing === null) return ok(null)
  const partial =
    amount !== null && compareAmounts(payableOf(amount, financing.currency_code), financing.payable) !== 0
  if (partial) return err(refusal("partial_capture"))
  const turn = await holdLease(desk, captureLease(paymentId, CAPTURE_WAIT_MS))
  return turn === null ? err(refusal("in_progress")) : ok(turn)
}

/** A refund is booked only for what was given back at the service. @param amount null for all that is left */
export async function beforeRefund(
  desk: Desk,
  paymentId: string,
  amount: string | null,
): Promise<GuardAnswer> {
  const financing = await desk.records.findFinancing({ payment_id: paymentId })
  if (financing === null) return null
  const open = await openReturns(desk, financing, amount ?? financing.payable)
  return open.length > 0 ? null : refusal("refund_not_available")
}

export interface OrderToCancel {
  readonly orderId: string
  readonly canceled: boolean
  readonly completed: boolean
  readonly openFulfillments: boolean
  readonly actor: string | null
}

/**
 * Cancels the contract before Medusa cancels the order, which would swallow a refusal. What core itself is going
 * to refuse is left to core, and nothing is sent.
 */
export async function beforeOrderCancel(desk: Desk, order: OrderToCancel): Promise<GuardAnswer> {
  const financing = await desk.records.findFinancing({ order_id: order.orderId })
  if (financing === null || order.canceled || order.completed || order.openFulfillments) return null
  if (financing.captured_at !== null || financing.stage === "active")
    return activeMayBeCancelled(desk, financing)
  if (isEnd(financing.stage)) return null
  const outcome = await cancelFinancing(desk, financing.id, { actor: order.actor, note: ORDER_CANCEL })
  if (outcome.ok) return null
  return outcome.error.reason === "already_active" ? refusal("cancel_active") : outcome.error
}

/** Money that was given back and recorded may be booked by the cancellation: all of it, or what is left. */
async function activeMayBeCancelled(desk: Desk, financing: FinancingRecord): Promise<GuardAnswer> {
  const left = await leftToReturn(desk, financing)
  if (!isPositive(left)) return null
  const open = await openReturns(desk, financing, left)
  return open.length > 0 ? null : refusal("cancel_active")
}

/** Goods of an order whose financing ended are not sent: nobody pays for them. */
export async function beforeFulfillment(desk: Desk, orderId: string): Promise<GuardAnswer> {
  const financing = await desk.records.findFinancing({ order_id: orderId })
  if (financing === null || !isEnd(financing.stage) || financing.captured_at !== null) return null
  const handled = isHandled(financing, await desk.records.listOperations(financing.id))
  return handled || financing.closed_attention !== null ? null : refusal("fulfillment_unpaid")
}
