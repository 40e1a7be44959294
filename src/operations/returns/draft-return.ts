import { sameAmount } from "../../core/shared/money"
import type { FinancingRecord, OperationRecord } from "../../core/shared/records"
import { err, ok, type Result } from "../../core/shared/result"
import type { ContractVersion } from "../../clients/partner/contract-version-reading"
import type { Budget } from "../budget"
import type { CommandRefusal } from "../commands/command-outcome"
import { claimSending, isBeingSent, isUnclear } from "../commands/run-command"
import { crashPoint } from "../crash-point"
import type { Desk } from "../desk"
import { codesOf } from "../system-error-codes"
import { draftColumns, draftOf } from "./draft"
import { noteReturned } from "./note-returned"
import { remoteContract } from "./remote-contract"
import { activeVersion, isActivated, isCurrent, versionsOf, type KnownVersion } from "./versions"

/**
 * - `drafted`: the draft that was there and still holds
 * - `new`: a draft that was made or found now
 * - `done`: an earlier activation whose answer was lost has made it the contract
 */
export interface Drafted {
  readonly state: "drafted" | "new" | "done"
  readonly operation: OperationRecord
}

export interface Returning {
  readonly operation: OperationRecord
  readonly budget: Budget
  readonly actor: string | null
}

type Outcome = Promise<Result<Drafted, CommandRefusal>>

/**
 * Makes sure that the return has a draft from the version that holds now. F5 is read first, so that a draft whose
 * answer was lost is found again and not made twice. An outdated draft is left: the service cannot delete one.
 */
export async function ensureDraft(desk: Desk, financing: FinancingRecord, given: Returning): Outcome {
  const { operation, budget } = given
  if (isBeingSent(desk, operation)) return err({ reason: "in_progress", codes: [] })
  const versions = await versionsOf(desk, financing, budget)
  if (!versions.ok) return versions
  const draft = draftOf(operation)
  if (draft !== null && isActivated(draft, versions.value))
    return ok({ state: "done", operation: await noteReturned(desk, financing, given) })
  if (draft !== null && isCurrent(draft, versions.value)) return ok({ state: "drafted", operation })
  if (draft !== null)
    await desk.records.journal(financing, [
      { kind: "action", summary: "draft_abandoned", details: { version: draft.versionUuid } },
    ])
  const lost = draft === null ? await lostDraft(desk, operation, versions.value) : null
  return lost === null ? sendDraft(desk, financing, given) : adopt(desk, operation, lost)
}

/** The draft of a request whose answer was lost: nobody else's, of this amount, from the version that holds. */
async function lostDraft(
  desk: Desk,
  operation: OperationRecord,
  versions: readonly KnownVersion[],
): Promise<KnownVersion | null> {
  if (operation.status === "intended") return null
  const others = await desk.records.listOperations(operation.financing_id)
  const taken = others.flatMap((other) => draftOf(other)?.versionUuid ?? [])
  const active = activeVersion(versions)
  return (
    versions.find(
      (version) =>
        version.status === "draft" &&
        version.returnAmount !== null &&
        sameAmount(version.returnAmount, operation.amount ?? "0") &&
        (active === null || version.fromVersionUuid === null || version.fromVersionUuid === active.uuid) &&
        !taken.includes(version.uuid),
    ) ?? null
  )
}

async function adopt(desk: Desk, operation: OperationRecord, version: ContractVersion): Outcome {
  const drafted = await saveDraft(desk, operation, version)
  return drafted === null
    ? err({ reason: "in_progress", codes: [] })
    : ok({ state: "new", operation: drafted })
}

const saveDraft = (
  desk: Desk,
  operation: OperationRecord,
  { uuid, fromVersionUuid, paymentScheduleUuid }: ContractVersion,
): Promise<OperationRecord | null> =>
  desk.records.changeOperation(operation, {
    status: "intended",
    remote: draftColumns({ versionUuid: uuid, fromVersionUuid, paymentScheduleUuid }),
  })

async function sendDraft(desk: Desk, financing: FinancingRecord, given: Returning): Outcome {
  const { operation, budget, actor } = given
  const remote = await remoteContract(desk, financing)
  if (!remote.ok) return remote
  const sending = await claimSending(desk, operation, {})
  if (sending === null) return err({ reason: "in_progress", codes: [] })
  const { client, contractUuid } = remote.value
  crashPoint(desk, "return.before_F2")
  const answer = await client.draftVersion(
    { contractUuid, returnAmount: operation.amount ?? "0" },
    { budgetMs: budget.left() },
  )
  crashPoint(desk, "return.after_F2")
  if (!answer.ok) {
    const unclear = isUnclear(answer.error)
    const codes = codesOf(answer.error)
    await desk.records.changeOperation(sending, { status: unclear ? "unknown" : "refused", codes })
    await desk.records.journal(financing, [
      { kind: "refusal", summary: `draft_${unclear ? "unknown" : "refused"}`, details: { codes }, actor },
    ])
    return err({ reason: unclear ? "service_unavailable" : "service_refused", codes })
  }
  await desk.records.journal(financing, [
    { kind: "action", summary: "return_drafted", details: { amount: operation.amount }, actor },
  ])
  return adopt(desk, sending, answer.value)
}
