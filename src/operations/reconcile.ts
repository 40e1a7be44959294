import type { ShopDesk } from "./desk"
import { refreshAndSettle } from "./refresh-and-settle"

/** So many financings are read in one run; the rest is still due at the next. */
const BATCH = 50
const AT_ONCE = 5

/** A claimed financing is not claimed again for this long, should its worker die. */
const HOLD_MS = 180_000

/** Reads every financing that is due, a few at a time. One that fails is read again later. */
export async function reconcile(desk: ShopDesk): Promise<number> {
  const ids = await desk.records.claimDue({ limit: BATCH, holdMs: HOLD_MS }, desk.clock.now())
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    await Promise.all(ids.slice(at, at + AT_ONCE).map((id) => oneOf(desk, id)))
  }
  return ids.length
}

async function oneOf(desk: ShopDesk, id: string): Promise<void> {
  try {
    await refreshAndSettle(desk, id)
  } catch (error) {
    desk.log.warn(
      `financing ${id}: could not be reconciled, ${error instanceof Error ? error.name : "error"}`,
    )
  }
}
