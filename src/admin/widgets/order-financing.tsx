import { defineWidgetConfig } from "@medusajs/admin-sdk"

export { OrderFinancing as default } from "../../../admin/orders/order-financing"

export const config = defineWidgetConfig({ id: "medusa-financing-order", zone: "order.details.side.after" })
