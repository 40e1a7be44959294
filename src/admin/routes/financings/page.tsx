import { defineRouteConfig } from "@medusajs/admin-sdk"
import { CreditCard } from "@medusajs/icons"
import { later } from "../../../../admin/shared/later"

export default later(
  async () => (await import("../../../../admin/financings/financings-page")).FinancingsPage,
)

export const config = defineRouteConfig({
  label: "financings",
  translationNs: "medusa-financing",
  icon: CreditCard,
})
