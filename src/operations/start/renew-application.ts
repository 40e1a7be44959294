import { validUntilOf } from "../../core/shared/expiry"
import type { FinancingRecord, OperationRecord } from "../../core/shared/records"
import type { SystemError } from "../../core/shared/system-error"
import { changeAnyway } from "../change-anyway"
import { isUnclear } from "../commands/run-command"
import type { Desk } from "../desk"
import { nextCheckAt } from "../next-check"
import { openNext } from "../open-next"
import type { Started } from "../system"
import { codesOf } from "../system-error-codes"
import { reasonOf } from "./fail-start"
import { leadOn } from "./open-remote-session"
import type { Opening } from "./opening"
import { startRequest } from "./start-request"
import { refused, type StartOutcome } from "./start-outcome"

/**
 * The system has forgotten the shopper's application: a new one is made for the same financing, with ids that were
 * never sent. The old ones stay in the history: what was signed there still counts. One that fails leaves the
 * financing as it is, and the shopper may try again.
 */
export async function renewApplication(
  desk: Desk,
  live: FinancingRecord,
  opening: Opening,
): Promise<StartOutcome> {
  const system = desk.systemOf(opening.chosen.found)
  const known = await desk.records.listRemoteIds(live.id)
  const toSend = system.idsToSend(live.purchase_reference, known)
  const intended = await desk.records.changeFinancing(live, {
    to: { valid_until: validUntilOf(desk.clock.now(), opening.chosen.plan.valid_days) },
    journal: [{ kind: "action", summary: "renewal_intended" }],
    remoteIds: toSend,
  })
  if (intended === null) return refused("busy", live)
  const operation = await openNext(desk, intended, {
    kind: "start",
    amount: intended.payable,
    status: "sent",
  })
  const remoteIds = [...known, ...toSend]
  const answer = await system.start(startRequest(desk, intended, { opening, remoteIds }))
  if (!answer.ok) return failRenewal(desk, intended, { operation, error: answer.error })
  await desk.records.changeOperation(operation, { status: "done" })
  const renewed = await saveRenewed(desk, intended, answer.value)
  return renewed === null ? refused("busy", intended) : leadOn(desk, renewed, opening)
}

async function failRenewal(
  desk: Desk,
  financing: FinancingRecord,
  { operation, error }: { readonly operation: OperationRecord; readonly error: SystemError },
): Promise<StartOutcome> {
  const codes = codesOf(error)
  await desk.records.changeOperation(operation, { status: isUnclear(error) ? "unknown" : "refused", codes })
  await desk.records.journal(financing, [
    { kind: "refusal", summary: "renewal_failed", details: { kind: error.kind, codes } },
  ])
  desk.log.warn(`financing ${financing.id}: renewal failed, ${error.kind} ${codes.join(",")}`)
  return refused(reasonOf(error), financing)
}

/** Who moved the financing meanwhile has read it: the new application is added to what it is then. */
async function saveRenewed(
  desk: Desk,
  financing: FinancingRecord,
  { remoteSessionId, remoteIds }: Started,
): Promise<FinancingRecord | null> {
  const { saved } = await changeAnyway(desk, financing, (latest) => ({
    to: {
      remote_session_id: remoteSessionId,
      checks: 0,
      next_check_at: nextCheckAt(desk, { ...latest, checks: 0 }),
    },
    journal: [{ kind: "action", summary: "renewed", details: { remote_session_id: remoteSessionId } }],
    remoteIds,
  }))
  return saved
}
