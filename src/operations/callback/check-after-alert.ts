import { FINANCING_EVENTS } from "../announce"
import type { Desk } from "../desk"
import { newHolder } from "../tokens"

/** However many alerts come, a financing is checked for them at most once in this time, in milliseconds. */
const GAP_MS = 5_000

/**
 * Has the financing checked for an alert, now or as soon as the last such check is long enough ago. The check begins
 * after this call, so nothing that the alert tells of is missed; of many alerts one waits for all of them. It runs
 * behind the answer: what is lost with a dying process is made up for by the job.
 */
export function checkAfterAlert(desk: Desk, id: string): void {
  if (desk.alerted.has(id)) return
  desk.alerted.add(id)
  checkInTurn(desk, id).catch(() => {
    desk.log.warn(`financing ${id}: not checked after an alert; the job will`)
  })
}

async function checkInTurn(desk: Desk, id: string): Promise<void> {
  let mine: boolean
  try {
    mine = await takeTurn(desk, id)
    if (!mine) await desk.clock.sleep(GAP_MS)
  } finally {
    desk.alerted.delete(id)
  }
  // Whoever has the turn by then took it, and so checks, after the alert came.
  if (mine || (await takeTurn(desk, id))) await check(desk, id)
}

/** Held until it runs out: it is what keeps the next check away, on every instance. */
const takeTurn = async (desk: Desk, id: string): Promise<boolean> => {
  const lease = { key: `alert:${id}`, holder: newHolder(), ms: GAP_MS }
  return (await desk.records.acquireLease(lease, desk.clock.now())) !== "taken"
}

const check = (desk: Desk, id: string): Promise<void> =>
  desk.announce(FINANCING_EVENTS.callbackReceived, { id })
