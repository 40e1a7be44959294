import type { FinancingRecord } from "../../core/shared/records"
import { changeAnyway } from "../change-anyway"
import type { OrderPayment } from "../commerce"
import type { Desk, ShopDesk } from "../desk"
import { raiseAttention } from "../raise-attention"
import { withLease } from "../with-lease"
import { captureLease } from "./capture-lease"

/** Whoever captures already finishes it; were it to fail, the job would come back to it. */
const NO_WAIT = 0

/** No capture takes this long, the service's approval in it included: what is older was left by a dead process. */
const CAPTURE_TAKES_MS = 120_000

/**
 * Captures an active financing's payment once its order exists. Safe to repeat, and one at a time. What a killed
 * capture left behind is cleared away first, also while the approval is still awaited.
 */
export async function collect(desk: ShopDesk, financing: FinancingRecord): Promise<FinancingRecord> {
  const { captured_at: capturedAt, order_id: orderId, payment_id: paymentId } = financing
  if (capturedAt !== null || orderId === null || paymentId === null) return financing
  const collected = await withLease(desk, captureLease(paymentId, NO_WAIT), () =>
    collectAlone(desk, { financing, orderId, paymentId }),
  )
  return collected ?? financing
}

interface Due {
  readonly financing: FinancingRecord
  readonly orderId: string
  readonly paymentId: string
}

async function collectAlone(desk: ShopDesk, due: Due): Promise<FinancingRecord> {
  const { financing, orderId, paymentId } = due
  const order = await desk.commerce.order(orderId)
  const payment = order?.payments.find((candidate) => candidate.id === paymentId)
  if (payment === undefined || payment.canceled) return noteUncapturable(desk, financing, "payment_cancelled")
  if (!payment.captured) await dropLeftovers(desk, payment)
  if (financing.stage !== "active") return financing
  return capture(desk, { financing, payment })
}

/** Money that is there and cannot be booked needs a person. */
const noteUncapturable = (
  desk: ShopDesk,
  financing: FinancingRecord,
  note: string,
): Promise<FinancingRecord> | FinancingRecord =>
  financing.stage === "active" && financing.captured_at === null
    ? raiseAttention(desk, financing, { reason: "capture_failed", note })
    : financing

async function dropLeftovers(desk: ShopDesk, payment: OrderPayment): Promise<void> {
  const now = desk.clock.now().getTime()
  const left = payment.captures.filter(({ createdAt }) => now - createdAt.getTime() > CAPTURE_TAKES_MS)
  for (const { id } of left) await desk.commerce.dropCapture(id)
}

async function capture(
  desk: ShopDesk,
  { financing, payment }: { readonly financing: FinancingRecord; readonly payment: OrderPayment },
): Promise<FinancingRecord> {
  if (!payment.captured) {
    const captured = await desk.commerce.capture(payment.id)
    if (!captured.ok) {
      desk.log.warn(`financing ${financing.id}: capture was refused, ${captured.error.type}`)
      const latest = (await desk.records.findFinancing({ id: financing.id })) ?? financing
      return noteUncapturable(desk, latest, captured.error.type)
    }
  }
  return markCaptured(desk, financing)
}

/** A payment was captured, here or by the merchant in the admin: its financing says so at once. */
export async function noteCapture(desk: Desk, paymentId: string): Promise<void> {
  const financing = await desk.records.findFinancing({ payment_id: paymentId })
  if (financing !== null) await markCaptured(desk, financing)
}

async function markCaptured(desk: Desk, financing: FinancingRecord): Promise<FinancingRecord> {
  const { latest } = await changeAnyway(desk, financing, (current) =>
    current.captured_at === null
      ? {
          to: { captured_at: desk.clock.now() },
          journal: [{ kind: "action", summary: "captured", details: detailsOf(current) }],
        }
      : null,
  )
  return latest ?? financing
}

const detailsOf = (financing: FinancingRecord) => ({
  payment_id: financing.payment_id,
  amount: financing.payable,
  amount_check: financing.amount_check,
})
