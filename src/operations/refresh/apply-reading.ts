import { isLeasingAttention } from "../../core/leasing/leasing-attention"
import type { AttentionReason } from "../../core/shared/attention"
import { appliesInShop } from "../../core/shared/flow"
import { isEnd, moveStage } from "../../core/shared/stage-moves"
import type { FinancingChanges, NewJournalEntry } from "../../core/shared/record-inputs"
import type { FinancingRecord, JsonObject, OperationRecord, OperationStatus } from "../../core/shared/records"
import type { NewRemoteId } from "../../core/shared/remote-id"
import type { Stage } from "../../core/shared/stage"
import type { Desk } from "../desk"
import { nextCheckAt } from "../next-check"
import { raiseAttention } from "../raise-attention"
import type { Reading } from "../system"

interface MadeReading extends Reading {
  /** False for a reading that is none of the job's checks. */
  readonly counted?: boolean
}

/** Applies a reading by compare-and-set. Null when somebody else moved the financing meanwhile. */
export async function applyReading(
  desk: Desk,
  financing: FinancingRecord,
  reading: MadeReading,
): Promise<FinancingRecord | null> {
  const operations = await desk.records.listOperations(financing.id)
  const advanceReceived = wasAdvanceReceived(operations)
  const wanted = reading.stageFrom({
    previous: financing.stage,
    method: financing.method,
    approvalAgreed: financing.approval_agreed,
    withdrawalSent: wasWithdrawalSent(financing, operations),
    advanceReceived,
  })
  const call = reading.attentionFrom({ advanceReceived })
  const move = moveStage(financing.stage, wanted)
  const said: Said = {
    session_status: reading.words.session,
    // A contract that could not be read this time keeps what was known of it.
    contract_status: reading.words.contract ?? financing.contract_status,
    process_status: reading.words.contract === null ? financing.process_status : reading.words.process,
    amount_check: reading.amountCheck(financing.payable, financing.currency_code),
    stage: move.ok ? move.value.stage : financing.stage,
  }
  const replaced = replacement(financing, reading)
  const news = isNews(financing, said) || replaced.length > 0
  const entries = [
    ...replaced,
    ...(news ? [readingEntry(reading, said, staysErased(financing, said.stage))] : []),
    ...(move.ok || !news ? [] : [illegalEntry(financing, wanted)]),
  ]
  const to: FinancingChanges = {
    ...said,
    ...remoteIds(financing, reading),
    ...toldOf(desk, financing, { reading, stage: said.stage }),
    ...stageDates(desk, financing, said.stage),
    ...clearedProblem(financing, { said, reading }, call),
    ...(said.stage === financing.stage ? {} : { closed_attention: null }),
    read_at: desk.clock.now(),
    checks: news ? 0 : financing.checks + (reading.counted === false ? 0 : 1),
  }
  const change = { ...to, next_check_at: settleBy(desk, financing, to) }
  if (!move.ok && financing.stage === "active")
    return raiseAttention(desk, financing, { reason: "status_contradiction", also: change, journal: entries })
  const after = await desk.records.changeFinancing(financing, {
    to: change,
    journal: entries,
    remoteIds: isNewName(financing, reading) ? applicationIds(reading) : [],
  })
  return after === null || call === null ? after : callForPerson(desk, after, call)
}

/** What was erased is not filled in again by a late report; money that comes late makes a living financing of it. */
const staysErased = (financing: FinancingRecord, stage: Stage): boolean =>
  financing.erased_at !== null && stage === financing.stage

/** What a reading tells beside the state: what a financing that was erased does not keep. */
const toldOf = (
  desk: Desk,
  financing: FinancingRecord,
  { reading, stage }: { readonly reading: Reading; readonly stage: Stage },
): FinancingChanges =>
  staysErased(financing, stage)
    ? {}
    : {
        facts: { ...financing.facts, ...reading.facts },
        ...reading.changes?.(financing, stage, desk.clock.now()),
        erased_at: null,
      }

/** One matter at a time: another one that waits for a person is not pushed aside, and an end needs no look. */
const callForPerson = (
  desk: Desk,
  financing: FinancingRecord,
  reason: AttentionReason,
): Promise<FinancingRecord> | FinancingRecord =>
  financing.attention === null && !isEnd(financing.stage)
    ? raiseAttention(desk, financing, { reason })
    : financing

const SENT: readonly OperationStatus[] = ["sent", "done", "unknown"]

/** Our own withdrawal, also one whose answer was lost: a termination is then what we asked for. */
const wasWithdrawalSent = ({ stage }: FinancingRecord, operations: readonly OperationRecord[]): boolean =>
  !isEnd(stage) && operations.some(({ kind, status }) => kind === "withdraw" && SENT.includes(status))

const wasAdvanceReceived = (operations: readonly OperationRecord[]): boolean =>
  operations.some(({ kind, status }) => kind === "advance" && status === "done")

/** Whoever read an end may die or not be the one who settles it: the job comes back to it once. */
const SETTLE_WITHIN_MS = 15_000

function settleBy(desk: Desk, before: FinancingRecord, to: FinancingChanges): Date | null {
  const after = { ...before, ...to }
  const ended = isEnd(after.stage) && after.stage !== before.stage
  return ended ? new Date(desk.clock.now().getTime() + SETTLE_WITHIN_MS) : nextCheckAt(desk, after)
}

/** What a reading says of a financing, as it is recorded. */
type Said = Pick<
  FinancingRecord,
  "session_status" | "contract_status" | "process_status" | "amount_check" | "stage"
>

const WORDS = ["session_status", "contract_status", "process_status", "amount_check", "stage"] as const

/** Ids only ever appear; a system that stops naming one has not taken it back. */
const remoteIds = (financing: FinancingRecord, reading: Reading): FinancingChanges => ({
  remote_application_id: reading.applicationId ?? financing.remote_application_id,
  remote_contract_id: reading.contractId ?? financing.remote_contract_id,
})

/** The service altered the conditions: the application goes on under another id, and the old one is not forgotten. */
function replacement({ remote_application_id: known }: FinancingRecord, reading: Reading): NewJournalEntry[] {
  const { applicationId } = reading
  if (known === null || applicationId === null || known === applicationId) return []
  return [{ kind: "reading", summary: "application_replaced", details: { from: known, to: applicationId } }]
}

/** An application under an id that is not kept yet: callbacks find it by that. By redirect the session is their name. */
const isNewName = (financing: FinancingRecord, { applicationId }: Reading): boolean =>
  appliesInShop(financing) && applicationId !== null && applicationId !== financing.remote_application_id

const applicationIds = ({ applicationId }: Reading): readonly NewRemoteId[] =>
  applicationId === null ? [] : [{ kind: "application", value: applicationId }]

const stageDates = (desk: Desk, financing: FinancingRecord, stage: Stage): FinancingChanges => ({
  activated_at: financing.activated_at ?? (stage === "active" ? desk.clock.now() : null),
  ended_at: isEnd(stage) ? (financing.ended_at ?? desk.clock.now()) : null,
})

interface Seen {
  readonly said: Said
  readonly reading: Reading
}

const hasEnded = ({ said }: Seen): boolean => isEnd(said.stage)
const needsNoApproval = ({ said }: Seen): boolean => said.stage !== "awaiting_approval"
const always = (): boolean => true

/** What a reading settles by itself. A system that answers again has its key accepted, and shows what a command did. */
const SETTLED_BY_READING: Partial<Record<AttentionReason, (seen: Seen) => boolean>> = {
  connection_unauthorized: always,
  command_unknown: always,
  amount_mismatch: ({ said }) => said.amount_check !== "mismatch",
  order_without_payment: (seen) => !hasEnded(seen),
  activation_overdue: ({ said }) => said.stage === "active",
  withdrawal_unconfirmed: hasEnded,
  cancellation_unconfirmed: hasEnded,
  contract_unreadable: ({ reading }) => reading.facts["contract_unread"] === false,
  approval_overdue: needsNoApproval,
  approval_refused: needsNoApproval,
  down_payment_overdue: ({ said }) => said.stage !== "paying_down",
  application_unknown: ({ reading }) => reading.applicationId !== null,
}

function clearedProblem(
  { attention }: FinancingRecord,
  seen: Seen,
  call: AttentionReason | null,
): FinancingChanges {
  if (attention === null) return {}
  const noLongerCalled = isLeasingAttention(attention) && attention !== call
  return noLongerCalled || SETTLED_BY_READING[attention]?.(seen) === true
    ? { attention: null, attention_since: null, attention_note: null }
    : {}
}

const isNews = (financing: FinancingRecord, said: Said): boolean =>
  WORDS.some((word) => said[word] !== financing[word])

const readingEntry = (reading: Reading, said: Said, erased: boolean): NewJournalEntry => ({
  kind: "reading",
  summary: "reading_changed",
  details: {
    ...reading.words,
    stage: said.stage,
    amount: said.amount_check,
    ...(erased ? {} : datesOf(reading)),
  },
})

/** Of the facts the journal keeps what tells when: never a name or an account. */
const JOURNALLED = [
  "contract_unread",
  "contract_number",
  "signed_at",
  "partner_approval_at",
  "activated_at",
  "terminated_at",
  "termination_reason",
  "close_reason",
  "advance",
] as const

const datesOf = ({ facts }: Reading): JsonObject =>
  Object.fromEntries(JOURNALLED.flatMap((name) => (name in facts ? [[name, facts[name]]] : [])))

/** A contradiction is journalled when it first shows, not at every check. */
const illegalEntry = (financing: FinancingRecord, wanted: Stage): NewJournalEntry => ({
  kind: "refusal",
  summary: "illegal_move",
  details: { from: financing.stage, to: wanted },
})
