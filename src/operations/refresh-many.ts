import type { Stage } from "../core/shared/stage"
import type { ShopDesk } from "./desk"
import { refreshAndSettle } from "./refresh-and-settle"

/** `failed`: the service could not be read, or there is no such financing. */
export interface RefreshResult {
  readonly id: string
  readonly outcome: "read" | "failed"
  readonly stage: Stage | null
}

/** So many are read at the same time: a merchant's click must not crowd out the shoppers. */
const AT_ONCE = 3

/** Reads each financing and settles it; one that fails does not keep the others. */
export async function refreshMany(desk: ShopDesk, ids: readonly string[]): Promise<RefreshResult[]> {
  const wanted = [...new Set(ids)]
  const results: RefreshResult[] = []
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    results.push(...(await Promise.all(wanted.slice(at, at + AT_ONCE).map((id) => refreshOne(desk, id)))))
  }
  return results
}

async function refreshOne(desk: ShopDesk, id: string): Promise<RefreshResult> {
  const began = desk.clock.now().getTime()
  try {
    const financing = await refreshAndSettle(desk, id)
    if (financing === null) return { id, outcome: "failed", stage: null }
    const read = (financing.read_at?.getTime() ?? 0) >= began
    return { id, outcome: read ? "read" : "failed", stage: financing.stage }
  } catch (error) {
    desk.log.warn(`financing ${id}: could not be read, ${error instanceof Error ? error.name : "error"}`)
    return { id, outcome: "failed", stage: (await desk.records.findFinancing({ id }))?.stage ?? null }
  }
}
