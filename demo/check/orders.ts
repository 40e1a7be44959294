import type { AdminApi } from "../stack/admin-api"

export type OrderPayment = { id: string; provider_id: string; amount: number; captured_at: string | null }

export type PlacedOrder = {
  id: string
  display_id: number
  total: number
  currency_code: string
  payment_status: string
  payment_collections: { payments: OrderPayment[] }[]
}

const FIELDS = "display_id,total,currency_code,payment_status,*payment_collections.payments"

/** An order as Medusa's admin sees it. */
export async function readOrder(admin: AdminApi, orderId: string): Promise<PlacedOrder> {
  return (await admin.get<{ order: PlacedOrder }>(`/orders/${orderId}?fields=${FIELDS}`)).order
}

/** @throws Error when the order has not exactly one payment. */
export function orderPayment(order: PlacedOrder): OrderPayment {
  const payments = order.payment_collections.flatMap((collection) => collection.payments)
  const [payment] = payments
  if (!payment || payments.length > 1)
    throw new Error(`The order has ${payments.length} payments instead of one.`)
  return payment
}
