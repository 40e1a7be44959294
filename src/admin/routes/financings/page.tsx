import { defineRouteConfig } from "@medusajs/admin-sdk"
import { CreditCard } from "@medusajs/icons"

export { FinancingsPage as default } from "../../../../admin/financings/financings-page"

export const config = defineRouteConfig({ label: "Financings", icon: CreditCard })
