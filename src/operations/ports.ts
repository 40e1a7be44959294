import type {
  AlertNote,
  CallbackNote,
  CallbackReceipt,
  DueOperations,
  ErasableWish,
  Erasure,
  FinancingChange,
  FinancingKey,
  LeaseAnswer,
  LeaseClaim,
  NewFinancing,
  NewJournalEntry,
  NewOperation,
  OperationChanges,
} from "../core/shared/record-inputs"
import type { CallCount } from "../core/shared/call-count"
import type {
  ConnectionRecord,
  ConnectionWithKeys,
  FinancingRecord,
  JournalEntryRecord,
  OperationRecord,
  PlanRecord,
} from "../core/shared/records"
import type { NewRemoteId, RemoteIdKey, RemoteIdRecord } from "../core/shared/remote-id"
import type { Settings } from "../core/shared/settings"

export interface Lease {
  readonly key: string
  readonly holder: string
}

/** The records as operations use them; the financing module implements it. */
export interface Records {
  readonly settings: Settings
  findConnection(id: string): Promise<ConnectionWithKeys | null>
  findConnectionRecord(id: string): Promise<ConnectionRecord | null>
  listConnectionIds(): Promise<readonly string[]>
  findPlan(id: string): Promise<PlanRecord | null>
  listPlansOf(method: string): Promise<readonly PlanRecord[]>
  noteConnectionSuccess(id: string, at: Date): Promise<void>
  noteRefusedCallback(connectionId: string): Promise<void>
  /** Ids of financings that a plan's rule may approve. */
  listForRules(limit: number): Promise<readonly string[]>
  /** Ids of financings that wait longer for their approval than their plan allows. */
  listApprovalsOverdue(limit: number, now: Date): Promise<readonly string[]>
  addCalls(counts: readonly CallCount[]): Promise<void>

  findFinancing(key: FinancingKey): Promise<FinancingRecord | null>
  /** Whose id it is, or once was; null for an id that no financing has had. */
  findRemoteId(key: RemoteIdKey): Promise<RemoteIdRecord | null>
  /** Every id that the financing has had at its system, oldest first. */
  listRemoteIds(financingId: string): Promise<readonly RemoteIdRecord[]>
  listFinancingsOfCart(cartId: string): Promise<readonly FinancingRecord[]>
  beginFinancing(
    financing: NewFinancing,
    intent: { readonly operation: NewOperation; readonly remoteIds: readonly NewRemoteId[] },
  ): Promise<FinancingRecord>
  changeFinancing(
    before: Pick<FinancingRecord, "id" | "version" | "connection_id">,
    change: FinancingChange,
  ): Promise<FinancingRecord | null>
  claimDue(claim: { readonly limit: number; readonly holdMs: number }, now: Date): Promise<readonly string[]>

  /** Takes the turn to read the service for a financing: false while somebody else has it. */
  claimReading(turn: { readonly id: string; readonly until: Date }, now: Date): Promise<boolean>
  /** Ends the turn: nobody may read before `free`. */
  endReading(turn: { readonly id: string; readonly until: Date }, free: Date): Promise<void>

  journal(
    financing: Pick<FinancingRecord, "id" | "connection_id">,
    entries: readonly NewJournalEntry[],
  ): Promise<void>
  keepCallback(note: CallbackNote, now: Date): Promise<CallbackReceipt>
  keepAlert(note: AlertNote): Promise<void>
  matchCallbacks(financing: {
    readonly id: string
    readonly connectionId: string
    readonly remoteSessionId: string
  }): Promise<boolean>

  openOperation(operation: NewOperation): Promise<OperationRecord>
  changeOperation(
    before: Pick<OperationRecord, "id" | "status">,
    to: OperationChanges,
  ): Promise<OperationRecord | null>
  claimDueOperations(claim: DueOperations, now: Date): Promise<readonly OperationRecord[]>
  listOperations(financingId: string): Promise<readonly OperationRecord[]>
  /** The operation that a refund had used up may be used up again: that refund is gone. */
  releaseOperation(refundId: string): Promise<void>

  listFinancingsOfCustomer(customerId: string): Promise<readonly FinancingRecord[]>
  listJournal(financingId: string): Promise<readonly JournalEntryRecord[]>
  listErasable(wish: ErasableWish): Promise<readonly string[]>
  /** Erases what may tell of a person, with its journal row, in one transaction. Null when the record has moved. */
  eraseFinancing(before: FinancingRecord, erasure: Erasure): Promise<FinancingRecord | null>

  acquireLease(lease: LeaseClaim, now: Date): Promise<LeaseAnswer>
  releaseLease(lease: Lease): Promise<void>
  leaseHolder(key: string, now: Date): Promise<string | null>
}

export interface Clock {
  now(): Date
  sleep(ms: number): Promise<void>
}

/** Ids, statuses and error kinds only; never bodies. */
export interface Log {
  info(line: string): void
  warn(line: string): void
}
