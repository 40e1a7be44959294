import type { MedusaContainer } from "@medusajs/framework/types"
import { configurationDeskOf } from "../commerce/configuration-desk-of"
import { refreshAllPlans } from "../operations/configuration/plans"

/** Milliseconds: a week of counted calls is kept. */
const KEEP_CALLS = 7 * 86_400_000

/** Reads price ranges and periods of all plans once a day, and forgets how often the service was asked long ago. */
export default async function financingRefreshPlans(container: MedusaContainer): Promise<void> {
  const desk = configurationDeskOf(container)
  await desk.records.dropCallsBefore(new Date(desk.clock.now().getTime() - KEEP_CALLS))
  await refreshAllPlans(desk)
}

export const config = { name: "financing-refresh-plans", schedule: "17 3 * * *" }
