import type { FinancingRecord } from "../../core/shared/records"
import type { Commerce } from "../commerce"
import type { Desk } from "../desk"

/** Captures an active financing's payment once its order exists. Safe to repeat: Medusa's capture is idempotent. */
export async function collect(
  desk: Desk,
  commerce: Commerce,
  financing: FinancingRecord,
): Promise<FinancingRecord> {
  if (financing.captured_at !== null || financing.order_id === null) return financing
  const order = await commerce.order(financing.order_id)
  const payment = order?.payments.find((candidate) => candidate.id === financing.payment_id)
  if (payment === undefined) return financing
  if (!payment.captured) {
    const captured = await commerce.capture(payment.id)
    if (!captured.ok) {
      desk.log.warn(`financing ${financing.id}: capture was refused, ${captured.error.type}`)
      return (await desk.records.findFinancing({ id: financing.id })) ?? financing
    }
  }
  return markCaptured(desk, financing)
}

async function markCaptured(desk: Desk, financing: FinancingRecord): Promise<FinancingRecord> {
  const latest = (await desk.records.findFinancing({ id: financing.id })) ?? financing
  if (latest.captured_at !== null) return latest
  const marked = await desk.records.changeFinancing(latest, {
    to: { captured_at: desk.clock.now() },
    journal: [
      {
        kind: "action",
        summary: "captured",
        details: { payment_id: latest.payment_id, amount: latest.payable, amount_check: latest.amount_check },
      },
    ],
  })
  return marked ?? latest
}
