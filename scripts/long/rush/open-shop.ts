import path from "node:path"

import { seedFinancing } from "../../../demo/seed/financing"
import type { AdminApi } from "../../../demo/stack/admin-api"
import { type Goods, stockGoods } from "../../load/goods"
import { type Door, openDoors } from "../../load/open-doors"
import { ROOT } from "../../run-command"

/** How the store runs while everybody buys. */
export type Variant = {
  readonly name: string
  readonly processes: number
  readonly locking: "memory" | "postgres"
}

/** Kept after the run, for whoever looks for the cause of a failure. */
export const LOG_FOLDER = path.join(ROOT, "test-results", "rush")

type Addresses = { readonly databaseUrl: string; readonly publicUrl: string }

/** Starts the store's processes. */
export function openShop({ name, processes, locking }: Variant, addresses: Addresses): Promise<Door[]> {
  const file = name.replaceAll(/\W+/g, "-")
  const logFiles = Array.from({ length: processes }, (_, at) =>
    path.join(LOG_FOLDER, `${file}-${at + 1}.log`),
  )
  return openDoors({ ...addresses, logFiles, env: { LOCKING: locking === "postgres" ? "postgres" : "" } })
}

export const PROMOTION = "TENTH"

/** The agreements with the financing service, things to sell and a promotion of ten percent. */
export async function stockShop(
  admin: AdminApi,
  sandboxUrl: string,
  prices: readonly number[],
): Promise<Goods> {
  await seedFinancing(admin, sandboxUrl)
  await pauseDirectPlans(admin)
  await admin.post("/promotions", {
    code: PROMOTION,
    type: "standard",
    status: "active",
    is_automatic: false,
    application_method: { type: "percentage", target_type: "items", allocation: "across", value: 10 },
  })
  return stockGoods(admin, prices)
}

type Plans = { readonly plans: readonly { readonly id: string; readonly flow: string }[] }

/** Everybody here buys in the service's own dialog; what is sold inside the shop would come first. */
async function pauseDirectPlans(admin: AdminApi): Promise<void> {
  const { plans } = await admin.get<Plans>("/financing/plans")
  for (const { id } of plans.filter(({ flow }) => flow === "direct"))
    await admin.post(`/financing/plans/${id}`, { status: "paused" })
}
