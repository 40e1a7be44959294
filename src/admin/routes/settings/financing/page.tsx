import { defineRouteConfig } from "@medusajs/admin-sdk"

export { SettingsPage as default } from "../../../../../admin/settings/settings-page"

export const config = defineRouteConfig({ label: "Financing" })
