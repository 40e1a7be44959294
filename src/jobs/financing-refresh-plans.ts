import type { MedusaContainer } from "@medusajs/framework/types"
import { configurationDeskOf } from "../commerce/configuration-desk-of"
import { refreshAllPlans } from "../operations/configuration/plans"

/** Reads price ranges and periods of all plans once a day. */
export default async function financingRefreshPlans(container: MedusaContainer): Promise<void> {
  await refreshAllPlans(configurationDeskOf(container))
}

export const config = { name: "financing-refresh-plans", schedule: "17 3 * * *" }
