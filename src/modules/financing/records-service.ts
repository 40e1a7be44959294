import type { Context, Logger } from "@medusajs/framework/types"
import type { EntityManager } from "@medusajs/framework/mikro-orm/knex"
import {
  InjectManager,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from "@medusajs/framework/utils"
import type {
  AlertNote,
  CallbackNote,
  CallbackReceipt,
  DueOperations,
  FinancingChange,
  LeaseAnswer,
  LeaseClaim,
  NewFinancing,
  NewJournalEntry,
  NewOperation,
  OperationChanges,
} from "../../core/shared/record-inputs"
import type { FinancingRecord, OperationRecord } from "../../core/shared/records"
import type { NewRemoteId } from "../../core/shared/remote-id"
import type { Settings } from "../../core/shared/settings"
import { bootSettings } from "./boot-settings"
import * as models from "./models"
import { insertAlert } from "./records/alerts"
import { insertCallback, matchCallbacks } from "./records/callbacks"
import { claimDue, claimDueOperations } from "./records/due"
import { changeFinancing, claimReading, endReading, insertFinancing } from "./records/financings"
import { appendJournal } from "./records/journal"
import { acquireLease, readLease, releaseLease } from "./records/leases"
import { changeOperation, openOperation, releaseOperation } from "./records/operations"
import { managerOf } from "./records/manager"
import { addRemoteIds } from "./records/remote-ids"

type Cradle = { readonly logger: Logger }

/** The writes that must not be lost or doubled: each is one statement or one transaction. */
export class FinancingRecordsService extends MedusaService(models) {
  readonly settings: Settings

  /** @throws Error with a sentence for the store's developer when the plugin's options are not complete. */
  constructor(cradle: Cradle, options: unknown) {
    super(cradle, options)
    this.settings = bootSettings(options)
  }

  /** Inserts the financing together with the intent to start it and the ids that will be sent, in one transaction. */
  @InjectTransactionManager()
  async beginFinancing(
    financing: NewFinancing,
    {
      operation,
      remoteIds,
    }: { readonly operation: NewOperation; readonly remoteIds: readonly NewRemoteId[] },
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<FinancingRecord> {
    const em = managerOf(context)
    const created = await insertFinancing(em, financing)
    await openOperation(em, operation)
    await addRemoteIds(em, created, remoteIds)
    await appendJournal(em, created, [{ kind: "action", summary: "start_intended" }])
    return created
  }

  /** Compare-and-set by `version`, with its journal rows and remote ids. Null when somebody else was first: read again. */
  @InjectTransactionManager()
  async changeFinancing(
    before: Pick<FinancingRecord, "id" | "version" | "connection_id">,
    change: FinancingChange,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<FinancingRecord | null> {
    const em = managerOf(context)
    const after = await changeFinancing(em, before, change.to)
    if (after === null) return null
    await appendJournal(em, after, change.journal ?? [])
    await addRemoteIds(em, after, change.remoteIds ?? [])
    return after
  }

  @InjectTransactionManager()
  async journal(
    financing: Pick<FinancingRecord, "id" | "connection_id">,
    entries: readonly NewJournalEntry[],
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<void> {
    await appendJournal(managerOf(context), financing, entries)
  }

  /** Keeps an authentic callback and makes its financing due, in one transaction; copies collapse. */
  @InjectTransactionManager()
  async keepCallback(
    note: CallbackNote,
    now: Date,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<CallbackReceipt> {
    return insertCallback(managerOf(context), note, now)
  }

  /** Keeps an alert and has its financing checked in time, in one transaction; copies of a minute collapse. */
  @InjectTransactionManager()
  async keepAlert(note: AlertNote, @MedusaContext() context: Context<EntityManager> = {}): Promise<void> {
    await insertAlert(managerOf(context), note)
  }

  /** Hands callbacks that overtook the answer of session creation to their financing. */
  @InjectTransactionManager()
  async matchCallbacks(
    financing: { readonly id: string; readonly connectionId: string; readonly remoteSessionId: string },
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<boolean> {
    return matchCallbacks(managerOf(context), financing)
  }

  /** The operation with this idempotency key: the one that was there, or this new one. */
  @InjectTransactionManager()
  async openOperation(
    operation: NewOperation,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<OperationRecord> {
    return openOperation(managerOf(context), operation)
  }

  /** Moves an operation on if it still has the status it was read with; null when it has not. */
  @InjectTransactionManager()
  async changeOperation(
    before: Pick<OperationRecord, "id" | "status">,
    to: OperationChanges,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<OperationRecord | null> {
    return changeOperation(managerOf(context), before, to)
  }

  /** The operation that a refund had used up may be used up again: that refund is gone. */
  @InjectTransactionManager()
  async releaseOperation(
    refundId: string,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<void> {
    await releaseOperation(managerOf(context), refundId)
  }

  /** Operations that are due to be tried again; nobody else gets them meanwhile. */
  @InjectTransactionManager()
  async claimDueOperations(
    claim: DueOperations,
    now: Date,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<OperationRecord[]> {
    return claimDueOperations(managerOf(context), claim, now)
  }

  /** Whether `holder` now has the lease, and whether it was a dead one's. */
  @InjectTransactionManager()
  async acquireLease(
    lease: LeaseClaim,
    now: Date,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<LeaseAnswer> {
    return acquireLease(managerOf(context), lease, now)
  }

  @InjectTransactionManager()
  async releaseLease(
    lease: { readonly key: string; readonly holder: string },
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<void> {
    await releaseLease(managerOf(context), lease)
  }

  /** The holder of an open lease, or null. */
  @InjectManager()
  async leaseHolder(
    key: string,
    now: Date,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<string | null> {
    return readLease(managerOf(context), key, now)
  }

  /** The turn to read the service for a financing, across processes. */
  @InjectTransactionManager()
  async claimReading(
    turn: { readonly id: string; readonly until: Date },
    now: Date,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<boolean> {
    return claimReading(managerOf(context), turn, now)
  }

  @InjectTransactionManager()
  async endReading(
    turn: { readonly id: string; readonly until: Date },
    free: Date,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<void> {
    await endReading(managerOf(context), turn, free)
  }

  /** Takes financings that are due and puts them `holdMs` ahead, so that no other instance takes them too. */
  @InjectTransactionManager()
  async claimDue(
    claim: { readonly limit: number; readonly holdMs: number },
    now: Date,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<string[]> {
    return claimDue(managerOf(context), claim, now)
  }
}
