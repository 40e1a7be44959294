import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { later } from "../../../admin/shared/later"

export default later(async () => (await import("../../../admin/orders/order-financing")).OrderFinancing, null)

export const config = defineWidgetConfig({ id: "medusa-financing-order", zone: "order.details.side.after" })
