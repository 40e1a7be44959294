import { compareAmounts, payableOf } from "../../core/shared/money"
import { isEnd } from "../../core/shared/stage-moves"
import type { FinancingRecord } from "../../core/shared/records"
import { err, ok, type Result } from "../../core/shared/result"
import { cancelFinancing, ORDER_CANCEL } from "../commands/cancel-financing"
import type { CommandRefusal } from "../commands/command-outcome"
import type { Desk } from "../desk"
import { captureLease } from "../settle/capture-lease"
import { isHandled } from "../settle/handled"
import { holdLease } from "../with-lease"
import type { OrderToCancel } from "./order-to-cancel"
import { withdrawForCancel } from "./withdraw-for-cancel"

/** Why a core route must not run, or null when it may. */
export type GuardAnswer = CommandRefusal | null

/** A merchant's click waits this long for a capture that is under way, in milliseconds. */
const CAPTURE_WAIT_MS = 10_000

/** A turn that may go on: `release` ends it. */
export interface Turn {
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
): Promise<Result<Turn | null, CommandRefusal>> {
  const financing = await desk.records.findFinancing({ payment_id: paymentId })
  if (financing === null) return ok(null)
  const partial =
    amount !== null && compareAmounts(payableOf(amount, financing.currency_code), financing.payable) !== 0
  if (partial) return err({ reason: "partial_capture", codes: [] })
  const turn = await holdLease(desk, captureLease(paymentId, CAPTURE_WAIT_MS))
  return turn === null ? err({ reason: "in_progress", codes: [] }) : ok(turn)
}

/** The leasing service takes no cancellation from a shop: what a person arranged with it and recorded is done. */
const isDoneByHand = async (desk: Desk, financing: FinancingRecord): Promise<boolean> =>
  isHandled(financing, await desk.records.listOperations(financing.id))

/**
 * Ends the financing before Medusa cancels the order, which would swallow a refusal: a contract that is not active is
 * cancelled, an active one withdrawn. What core itself is going to refuse is left to core, and nothing is sent.
 */
export async function beforeOrderCancel(desk: Desk, order: OrderToCancel): Promise<GuardAnswer> {
  const financing = await desk.records.findFinancing({ order_id: order.orderId })
  if (financing === null || order.canceled || order.completed || order.openFulfillments) return null
  if (financing.captured_at !== null || financing.stage === "active")
    return withdrawForCancel(desk, financing, order)
  if (isEnd(financing.stage)) return null
  if (financing.method === "leasing" && (await isDoneByHand(desk, financing))) return null
  const outcome = await cancelFinancing(desk, financing.id, { actor: order.actor, note: ORDER_CANCEL })
  if (outcome.ok) return null
  return outcome.error.reason === "already_active" ? { reason: "cancel_active", codes: [] } : outcome.error
}
