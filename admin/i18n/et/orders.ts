import type { orders as english } from "../en/orders"
import type { Translated } from "../words"

export const orders: Translated<typeof english> = {
  "orders.title": "Järelmaks",
}
