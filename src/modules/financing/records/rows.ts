import type {
  ConnectionRecord,
  FinancingRecord,
  JournalEntryRecord,
  OperationRecord,
  PlanRecord,
} from "../../../core/shared/records"
import type { RemoteIdRecord } from "../../../core/shared/remote-id"

/*
 * Medusa infers JSON columns as objects and enum columns as words; the columns hold what our record types say,
 * because only this module writes them. This is the one place where that is asserted.
 */
export const toConnection = (row: object): ConnectionRecord => row as ConnectionRecord
export const toPlan = (row: object): PlanRecord => row as PlanRecord
export const toFinancing = (row: object): FinancingRecord => row as FinancingRecord
export const toOperation = (row: object): OperationRecord => row as OperationRecord
export const toRemoteId = (row: object): RemoteIdRecord => row as RemoteIdRecord
export const toJournalEntry = (row: object): JournalEntryRecord => row as JournalEntryRecord
