import { hasOutlived } from "../../core/shared/expiry"
import type { FinancingRecord, OperationRecord } from "../../core/shared/records"
import { isEnd } from "../../core/shared/stage-moves"
import { changeAnyway } from "../change-anyway"
import type { Desk } from "../desk"
import { raiseAttention } from "../raise-attention"

/** Longer than an application can be on its way, in milliseconds. */
const SENDER_DEAD_MS = 120_000

/**
 * Looks after a financing of the direct flow for which the service has named no application yet: nobody has applied,
 * or the answer to the one application never came.
 */
export async function closeUnapplied(desk: Desk, financing: FinancingRecord): Promise<FinancingRecord> {
  if (isEnd(financing.stage)) return financing
  const sent = abandonedApplication(desk, await desk.records.listOperations(financing.id))
  if (sent !== null) {
    await desk.records.changeOperation(sent, { status: "unknown" })
    return noteUnknownApplication(desk, financing)
  }
  const now = desk.clock.now()
  if (!hasOutlived(financing.stage, financing.valid_until, now)) return lookAgain(desk, financing)
  const { latest } = await changeAnyway(desk, financing, (unfinished) =>
    isEnd(unfinished.stage)
      ? null
      : {
          to: { stage: "expired", ended_at: now, next_check_at: null },
          journal: [{ kind: "action", summary: "expired_locally" }],
        },
  )
  return latest ?? financing
}

/** Marks it for a person: a second application would be a second credit enquiry. */
export const noteUnknownApplication = (desk: Desk, financing: FinancingRecord): Promise<FinancingRecord> =>
  raiseAttention(desk, financing, {
    reason: "application_unknown",
    journal: [{ kind: "refusal", summary: "apply_unknown" }],
  })

/**
 * Looks after an application of the short flow whose answer was lost: its session, which was read just now, names it or
 * not.
 */
export async function noteLostApplication(desk: Desk, financing: FinancingRecord): Promise<FinancingRecord> {
  const { flow, direct, remote_application_id: named, stage } = financing
  if (flow !== "epos_short" || direct?.applied_at == null) return financing
  const operations = await desk.records.listOperations(financing.id)
  const unclear =
    operations.find(({ kind, status }) => kind === "apply" && status === "unknown") ??
    abandonedApplication(desk, operations)
  if (unclear === null) return financing
  if (named !== null) {
    await desk.records.changeOperation(unclear, { status: "done" })
    await desk.records.matchCallbacks({
      id: financing.id,
      connectionId: financing.connection_id,
      remoteSessionId: named,
    })
    return financing
  }
  await desk.records.changeOperation(unclear, { status: "unknown" })
  const isNoted = [financing.attention, financing.closed_attention].includes("application_unknown")
  return stage !== "started" || isNoted ? financing : noteUnknownApplication(desk, financing)
}

/** An application whose sender died between the intent and the answer. */
function abandonedApplication(desk: Desk, operations: readonly OperationRecord[]): OperationRecord | null {
  const before = desk.clock.now().getTime() - SENDER_DEAD_MS
  return (
    operations.find(
      ({ kind, status, updated_at: at }) => kind === "apply" && status === "sent" && at.getTime() <= before,
    ) ?? null
  )
}

const DAY_MS = 86_400_000

/** Nothing can be read: the next look is for its end. */
async function lookAgain(desk: Desk, financing: FinancingRecord): Promise<FinancingRecord> {
  const { next_check_at: due } = financing
  if (due !== null && due > desk.clock.now()) return financing
  const end = new Date(financing.valid_until.getTime() + DAY_MS)
  return (await desk.records.changeFinancing(financing, { to: { next_check_at: end } })) ?? financing
}
