import type { HttpTypes } from "@medusajs/framework/types"

import { store } from "../store-api"

export type Order = HttpTypes.StoreOrder

export const loadOrder = async (id: string): Promise<Order> =>
  (await store<{ order: Order }>(`/orders/${id}?fields=*payment_collections.payments`)).order

/** The provider that the order was paid by, or null when Medusa holds no payment. */
export const paidBy = (order: Order): string | null =>
  order.payment_collections?.flatMap(({ payments }) => payments ?? []).find((payment) => !payment.canceled_at)
    ?.provider_id ?? null
