import { defineRouteConfig } from "@medusajs/admin-sdk"
import { later } from "../../../../../admin/shared/later"

export default later(async () => (await import("../../../../../admin/settings/settings-page")).SettingsPage)

export const config = defineRouteConfig({ label: "settings", translationNs: "medusa-financing" })
