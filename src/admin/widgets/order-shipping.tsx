import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { later } from "../../../admin/shared/later"

export default later(async () => (await import("../../../admin/orders/order-financing")).ShipWarning, null)

export const config = defineWidgetConfig({ id: "medusa-financing-shipping", zone: "order.details.before" })
