import type { Desk } from "../desk"
import { unbindOther } from "./binding"
import { newFinancing } from "./new-financing"
import type { Opening } from "./opening"
import type { StartOutcome } from "./start-outcome"

const DAY_MS = 86_400_000

/** Begins a financing of the direct flow: nothing is sent until the shopper applies. */
export async function openInShop(desk: Desk, opening: Opening): Promise<StartOutcome> {
  await unbindOther(desk, null, opening.sessionId)
  const lifetime = (opening.chosen.plan.valid_days + 1) * DAY_MS
  const intended = newFinancing(desk, opening, lifetime)
  const financing = await desk.records.beginFinancing(intended, {
    operation: {
      financing_id: intended.id,
      kind: "start",
      idempotency_key: `start:${intended.id}`,
      amount: intended.payable,
      status: "done",
    },
    remoteIds: [],
  })
  return { kind: "in_shop", financing }
}
