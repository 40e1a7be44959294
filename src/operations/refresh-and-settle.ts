import type { FinancingRecord } from "../core/shared/records"
import type { ShopDesk } from "./desk"
import { refreshFinancing, type RefreshOptions } from "./refresh/refresh-financing"
import { settle } from "./settle/settle"

/** Reads the system, then brings Medusa to where the financing stands. Null when there is no such financing. */
export async function refreshAndSettle(
  desk: ShopDesk,
  id: string,
  options: RefreshOptions = {},
): Promise<FinancingRecord | null> {
  const refreshed = await refreshFinancing(desk, id, options)
  return refreshed === null ? null : settle(desk, refreshed)
}
