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
  const stage = move.ok ? move.value.stage : financing.stage
  const amount = reading.amountCheck(financing.payable, financing.currency_code)
  const entries = [
    ...(isNews(financing, reading, stage, amount) ? [readingEntry(reading, stage, amount)] : []),
    ...(move.ok ? [] : illegalEntry(financing, wanted)),
  ]
  const changed = entries.length > 0
  const to: FinancingChanges = {
    ...remoteIds(financing, reading),
    session_status: reading.words.session,
    contract_status: reading.words.contract,
    process_status: reading.words.process,
    amount_check: amount,
    stage,
    read_at: desk.clock.now(),
    ...stageDates(desk, financing, stage),
    ...clearedProblem(financing),
    checks: changed ? 0 : financing.checks + 1,
  }
  const next = nextCheckAt(desk, { ...financing, ...to })
  return desk.records.changeFinancing(financing, { to: { ...to, next_check_at: next }, journal: entries })
}

/** Ids only ever appear; a system that stops naming one has not taken it back. */
const remoteIds = (financing: FinancingRecord, reading: Reading): FinancingChanges => ({
  remote_application_id: reading.applicationId ?? financing.remote_application_id,
  remote_contract_id: reading.contractId ?? financing.remote_contract_id,
})

const stageDates = (desk: Desk, financing: FinancingRecord, stage: Stage): FinancingChanges => ({
  activated_at: financing.activated_at ?? (stage === "active" ? desk.clock.now() : null),
  ended_at: isEnd(stage) ? (financing.ended_at ?? desk.clock.now()) : null,
})

/** A system that answers again has its key accepted again. */
const clearedProblem = (financing: FinancingRecord): FinancingChanges =>
  financing.attention === "connection_unauthorized"
    ? { attention: null, attention_since: null, attention_note: null }
    : {}

const isNews = (
  financing: FinancingRecord,
  reading: Reading,
  stage: Stage,
  amount: FinancingRecord["amount_check"],
): boolean =>
  stage !== financing.stage ||
  amount !== financing.amount_check ||
  reading.words.session !== financing.session_status ||
  reading.words.contract !== financing.contract_status ||
  reading.words.process !== financing.process_status

const readingEntry = (
  reading: Reading,
  stage: Stage,
  amount: FinancingRecord["amount_check"],
): NewJournalEntry => ({
  kind: "reading",
  summary: "reading_changed",
  details: { ...reading.words, stage, amount, ...reading.facts },
})

/** The same contradiction is journalled once, not at every check. */
const illegalEntry = (financing: FinancingRecord, wanted: Stage): NewJournalEntry[] =>
  financing.checks > 0
    ? []
    : [{ kind: "refusal", summary: "illegal_move", details: { from: financing.stage, to: wanted } }]
