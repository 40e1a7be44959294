import type {
  ConnectionRecord,
  FinancingRecord,
  JournalEntryRecord,
  OperationRecord,
  PlanRecord,
} from "../../../core/shared/records"

/**
 * Medusa infers JSON columns as objects and enum columns as words; the columns hold what our record types say,
 * because only this module writes them. This is the one place where that is asserted.
 */
const asRecord =
  <T>() =>
  (row: object): T =>
    row as T

export const toConnection = asRecord<ConnectionRecord>()
export const toPlan = asRecord<PlanRecord>()
export const toFinancing = asRecord<FinancingRecord>()
export const toOperation = asRecord<OperationRecord>()
export const toJournalEntry = asRecord<JournalEntryRecord>()
