import { endsInDialog } from "../../core/shared/flow"
import { isEnd } from "../../core/shared/stage-moves"
import type { FinancingRecord } from "../../core/shared/records"
import { ok } from "../../core/shared/result"
import { changeAnyway } from "../change-anyway"
import { cancelFinancing } from "../commands/cancel-financing"
import type { ShopDesk } from "../desk"
import { settle } from "../settle/settle"
import { refuseStep, type DirectOutcome } from "./direct-outcome"
import { oneStepInShop } from "./one-step"

/** Note of a cancellation that the shopper asked for. */
const BY_SHOPPER = "shopper"

/**
 * The shopper gives the financing up: at the service by C4 before there is a contract and by E6 after it; before anybody
 * has applied, here alone.
 */
export const giveUp = (desk: ShopDesk, id: string): Promise<DirectOutcome> =>
  oneStepInShop(desk, id, async (financing) => {
    if (isEnd(financing.stage)) return ok(financing)
    if (financing.stage === "active" || financing.order_id !== null) return refuseStep("not_now")
    if (financing.remote_application_id === null) return giveUpUnapplied(desk, financing)
    const cancelled = await cancelFinancing(desk, id, { actor: null, note: BY_SHOPPER })
    if (cancelled.ok) return ok(await settle(desk, cancelled.value))
    if (cancelled.error.pending === true) return ok((await desk.records.findFinancing({ id })) ?? financing)
    return refuseStep(cancelled.error.reason === "service_unavailable" ? "service_unavailable" : "not_now")
  })

async function giveUpUnapplied(desk: ShopDesk, financing: FinancingRecord): Promise<DirectOutcome> {
  if (financing.direct?.applied_at != null) return refuseStep("not_now")
  const now = desk.clock.now()
  const { latest } = await changeAnyway(desk, financing, ({ stage }) =>
    stage === (endsInDialog(financing) ? "started" : "new")
      ? {
          to: { stage: "cancelled", ended_at: now, next_check_at: null },
          journal: [{ kind: "action", summary: "cancelled_by_shopper" }],
        }
      : null,
  )
  return ok(await settle(desk, latest ?? financing))
}
