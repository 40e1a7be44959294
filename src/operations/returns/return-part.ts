import type { FinancingRecord, OperationRecord } from "../../core/shared/records"
import { err, ok, type Result } from "../../core/shared/result"
import type { CommandRefusal } from "../commands/command-outcome"
import { claimSending, isUnclear } from "../commands/run-command"
import { crashPoint } from "../crash-point"
import type { Desk } from "../desk"
import { raiseAttention } from "../raise-attention"
import { codesOf } from "../system-error-codes"
import { draftColumns, draftOf, type Draft } from "./draft"
import { ensureDraft, type Returning } from "./draft-return"
import { noteReturned } from "./note-returned"
import { remoteContract } from "./remote-contract"
import { isActivated, versionsOf } from "./versions"

/**
 * Carries a partial return out: a draft from the version that holds (F2), then its activation (F4), once.
 * Not compensated: an activated return cannot be taken back.
 * @returns the operation, done; or why not, with the operation as it can be found again
 */
export async function returnPart(
  desk: Desk,
  financing: FinancingRecord,
  given: Returning,
): Promise<Result<OperationRecord, CommandRefusal>> {
  if (given.operation.status === "done") return ok(given.operation)
  const drafted = await ensureDraft(desk, financing, given)
  if (!drafted.ok) return drafted
  const { state, operation } = drafted.value
  return state === "done" ? ok(operation) : activate(desk, financing, { ...given, operation })
}

async function activate(
  desk: Desk,
  financing: FinancingRecord,
  given: Returning,
): Promise<Result<OperationRecord, CommandRefusal>> {
  const { operation, budget, actor } = given
  const draft = draftOf(operation)
  const remote = await remoteContract(desk, financing)
  if (!remote.ok) return remote
  if (draft === null) return err({ reason: "in_progress", codes: [] })
  const sending = await claimSending(desk, operation, draftColumns(draft))
  if (sending === null) return err({ reason: "in_progress", codes: [] })
  const { client, contractUuid } = remote.value
  crashPoint(desk, "return.before_F4")
  const answer = await client.activateVersion(
    { contractUuid, versionUuid: draft.versionUuid },
    { budgetMs: budget.left() },
  )
  crashPoint(desk, "return.after_F4")
  if (!answer.ok) {
    const codes = codesOf(answer.error)
    return notActivated(desk, financing, {
      ...given,
      sending,
      draft,
      codes,
      unclear: isUnclear(answer.error),
    })
  }
  const done = await noteReturned(desk, financing, { operation: sending, actor })
  crashPoint(desk, "return.recorded")
  return ok(done)
}

interface Failure extends Returning {
  readonly sending: OperationRecord
  readonly draft: Draft
  readonly codes: readonly string[]
  readonly unclear: boolean
}

/** A lost answer is looked up in F5 at once; what cannot be seen there is for a person, and is never sent blindly. */
async function notActivated(
  desk: Desk,
  financing: FinancingRecord,
  { sending, draft, codes, unclear, budget, actor }: Failure,
): Promise<Result<OperationRecord, CommandRefusal>> {
  const status = unclear ? "unknown" : "refused"
  const operation = await desk.records.changeOperation(sending, { status, codes })
  await desk.records.journal(financing, [
    { kind: "refusal", summary: `return_${status}`, details: { codes }, actor },
  ])
  if (!unclear) return err({ reason: "service_refused", codes })
  const versions = await versionsOf(desk, financing, budget)
  if (versions.ok && isActivated(draft, versions.value))
    return ok(await noteReturned(desk, financing, { operation: operation ?? sending, actor }))
  if (!versions.ok) await noteUnclear(desk, financing)
  return err({ reason: "service_unavailable", codes })
}

async function noteUnclear(desk: Desk, financing: FinancingRecord): Promise<void> {
  const latest = await desk.records.findFinancing({ id: financing.id })
  if (latest?.attention === null) await raiseAttention(desk, latest, { reason: "command_unknown" })
}
