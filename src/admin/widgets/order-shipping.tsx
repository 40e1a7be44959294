import { defineWidgetConfig } from "@medusajs/admin-sdk"

export { ShipWarning as default } from "../../../admin/orders/ship-warning"

export const config = defineWidgetConfig({ id: "medusa-financing-shipping", zone: "order.details.before" })
