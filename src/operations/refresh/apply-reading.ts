import { isEnd, moveStage } from "../../core/shared/stage-moves"
import type { FinancingChanges, NewJournalEntry } from "../../core/shared/record-inputs"
import type { FinancingRecord } from "../../core/shared/records"
import type { Stage } from "../../core/shared/stage"
import type { Desk } from "../desk"
import { nextCheckAt } from "../next-check"
import type { Reading } from "../system"

/** Applies a reading by compare-and-set. Null when somebody else moved the financing meanwhile. */
export async function applyReading(
  desk: Desk,
  financing: FinancingRecord,
  reading: Reading,
): Promise<FinancingRecord | null> {
  const wanted = reading.stageFrom({
    previous: financing.stage,
    method: financing.method,
    approvalAgreed: financing.approval_agreed,
  })
  const move = moveStage(financing.stage, wanted)
  const said: Said = {
    session_status: reading.words.session,
    // A contract that could not be read this time keeps what was known of it.
    contract_status: reading.words.contract ?? financing.contract_status,
    process_status: reading.words.contract === null ? financing.process_status : reading.words.process,
    amount_check: reading.amountCheck(financing.payable, financing.currency_code),
    stage: move.ok ? move.value.stage : financing.stage,
  }
  const entries = [
    ...(isNews(financing, said) ? [readingEntry(reading, said)] : []),
    ...(move.ok ? [] : illegalEntry(financing, wanted)),
  ]
  const to: FinancingChanges = {
    ...said,
    ...remoteIds(financing, reading),
    ...stageDates(desk, financing, said.stage),
    ...clearedProblem(financing, said),
    ...(said.stage === financing.stage ? {} : { closed_attention: null }),
    read_at: desk.clock.now(),
    checks: entries.length > 0 ? 0 : financing.checks + 1,
  }
  const next = nextCheckAt(desk, { ...financing, ...to })
  return desk.records.changeFinancing(financing, { to: { ...to, next_check_at: next }, journal: entries })
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

const stageDates = (desk: Desk, financing: FinancingRecord, stage: Stage): FinancingChanges => ({
  activated_at: financing.activated_at ?? (stage === "active" ? desk.clock.now() : null),
  ended_at: isEnd(stage) ? (financing.ended_at ?? desk.clock.now()) : null,
})

/** A system that answers again has its key accepted, and shows what a command did; an amount that agrees again needs nobody. */
function clearedProblem(financing: FinancingRecord, said: Said): FinancingChanges {
  const { attention } = financing
  const agrees = attention === "amount_mismatch" && said.amount_check !== "mismatch"
  const readable = attention === "connection_unauthorized" || attention === "command_unknown"
  return readable || agrees ? { attention: null, attention_since: null, attention_note: null } : {}
}

const isNews = (financing: FinancingRecord, said: Said): boolean =>
  WORDS.some((word) => said[word] !== financing[word])

const readingEntry = (reading: Reading, said: Said): NewJournalEntry => ({
  kind: "reading",
  summary: "reading_changed",
  details: { ...reading.words, stage: said.stage, amount: said.amount_check, ...reading.facts },
})

/** The same contradiction is journalled once, not at every check. */
const illegalEntry = (financing: FinancingRecord, wanted: Stage): NewJournalEntry[] =>
  financing.checks > 0
    ? []
    : [{ kind: "refusal", summary: "illegal_move", details: { from: financing.stage, to: wanted } }]
