import type { EntityManager } from "@medusajs/framework/mikro-orm/knex"
import type { Context } from "@medusajs/framework/types"
import { InjectManager, InjectTransactionManager, MedusaContext } from "@medusajs/framework/utils"
import type { ConnectionInput, PlanInput, PlanTerms } from "../../core/shared/connection-input"
import type {
  ConnectionRecord,
  ConnectionWithKeys,
  FinancingRecord,
  JournalEntryRecord,
  OperationRecord,
  PlanRecord,
} from "../../core/shared/records"
import type { FinancingKey } from "../../core/shared/record-inputs"
import type { RemoteIdKey, RemoteIdRecord } from "../../core/shared/remote-id"
import { FinancingListService } from "./list-service"
import type { FinancingRecordsService } from "./records-service"
import { financingsOfCart, findFinancing } from "./records/financings"
import { withoutHidden } from "./records/hidden-columns"
import { managerOf } from "./records/manager"
import { findRemoteId, remoteIdsOf } from "./records/remote-ids"
import { replaceColumns } from "./records/replace-columns"
import { toConnection, toJournalEntry, toOperation, toPlan } from "./records/rows"
import { hintOf, openKeys, sealKey } from "./records/secrets"

type ListFinancings = FinancingRecordsService["listFinancings"]
type ListAndCountFinancings = FinancingRecordsService["listAndCountFinancings"]
type RetrieveFinancing = FinancingRecordsService["retrieveFinancing"]

const columnsOf = (input: object): Record<string, unknown> => ({ ...input })

/** The records of the plugin: configuration with its sealed keys, financings with their journal. */
export class FinancingModuleService extends FinancingListService {
  async listConnectionRecords(): Promise<ConnectionRecord[]> {
    const rows = await this.listFinancingConnections({}, { order: { created_at: "ASC" } })
    return rows.map(toConnection)
  }

  async listConnectionIds(): Promise<string[]> {
    return (await this.listConnectionRecords()).map((connection) => connection.id)
  }

  async findConnectionRecord(id: string): Promise<ConnectionRecord | null> {
    const [row] = await this.listFinancingConnections({ id })
    return row === undefined ? null : toConnection(row)
  }

  /** The connection with its opened keys; null when it is gone or its key cannot be opened. */
  async findConnection(id: string): Promise<ConnectionWithKeys | null> {
    const connection = await this.findConnectionRecord(id)
    if (connection === null) return null
    const secrets = await this.listFinancingSecrets({ owner_id: id })
    const keys = openKeys(this.settings.keyring, id, secrets)
    return keys === null ? null : { connection, keys }
  }

  @InjectTransactionManager()
  async insertConnection(
    input: ConnectionInput,
    apiKey: string,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<ConnectionRecord> {
    const created = await this.createFinancingConnections(
      columnsOf({ ...input, key_hint: hintOf(apiKey) }),
      context,
    )
    const secret = sealKey(this.settings.keyring, created.id, { purpose: "api_key", value: apiKey })
    await this.createFinancingSecrets(columnsOf(secret), context)
    return toConnection(created)
  }

  @InjectManager()
  async updateConnection(
    id: string,
    changes: Partial<ConnectionInput>,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<ConnectionRecord> {
    const row = { table: "financing_connection", id } as const
    return toConnection(await replaceColumns(managerOf(context), row, changes))
  }

  /** Puts a new API key in force; the one before stays valid for callbacks until the next change. */
  @InjectTransactionManager()
  async rotateKey(
    id: string,
    apiKey: string,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<void> {
    const { keyring } = this.settings
    const secrets = await this.listFinancingSecrets({ owner_id: id }, {}, context)
    const before = openKeys(keyring, id, secrets)
    const previous = before?.current === apiKey ? before.previous : (before?.current ?? null)
    await managerOf(context).execute("delete from financing_secret where owner_id = ?", [id])
    const kept =
      previous === null ? [] : [sealKey(keyring, id, { purpose: "previous_api_key", value: previous })]
    const sealed = [sealKey(keyring, id, { purpose: "api_key", value: apiKey }), ...kept]
    await this.createFinancingSecrets(sealed.map(columnsOf), context)
    await this.updateFinancingConnections(columnsOf({ id, key_hint: hintOf(apiKey) }), context)
  }

  @InjectManager()
  async forgetPreviousKey(id: string, @MedusaContext() context: Context<EntityManager> = {}): Promise<void> {
    await managerOf(context).execute(
      "delete from financing_secret where owner_id = ? and purpose = 'previous_api_key'",
      [id],
    )
  }

  /** Deletes a connection with its plans and keys; the caller has made sure that nothing refers to it. */
  @InjectTransactionManager()
  async removeConnection(id: string, @MedusaContext() context: Context<EntityManager> = {}): Promise<void> {
    await managerOf(context).execute("delete from financing_secret where owner_id = ?", [id])
    await managerOf(context).execute("delete from financing_plan where connection_id = ?", [id])
    await this.deleteFinancingConnections(id, context)
  }

  async countFinancings(of: { connection_id: string } | { plan_id: string }): Promise<number> {
    const [, count] = await this.listAndCountFinancings(of, { take: 1, select: ["id"] })
    return count
  }

  @InjectManager()
  async noteConnectionSuccess(
    id: string,
    at: Date,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<void> {
    await managerOf(context).execute("update financing_connection set last_success_at = ? where id = ?", [
      at,
      id,
    ])
  }

  /** Refused callbacks are counted, not stored. */
  @InjectManager()
  async noteRefusedCallback(
    id: string,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<void> {
    await managerOf(context).execute(
      "update financing_connection set refused_callbacks = refused_callbacks + 1 where id = ?",
      [id],
    )
  }

  async listPlans(filter: { connection_id?: string } = {}): Promise<PlanRecord[]> {
    const rows = await this.listFinancingPlans(filter, { order: { created_at: "ASC" } })
    return rows.map(toPlan)
  }

  async listPlansOf(method: string): Promise<PlanRecord[]> {
    return (await this.listPlans()).filter((plan) => plan.method === method)
  }

  async findPlan(id: string): Promise<PlanRecord | null> {
    const [row] = await this.listFinancingPlans({ id })
    return row === undefined ? null : toPlan(row)
  }

  async insertPlan(input: PlanInput, terms: PlanTerms): Promise<PlanRecord> {
    return toPlan(await this.createFinancingPlans(columnsOf({ ...input, ...terms })))
  }

  @InjectManager()
  async updatePlan(
    id: string,
    changes: Partial<PlanInput & PlanTerms>,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<PlanRecord> {
    return toPlan(await replaceColumns(managerOf(context), { table: "financing_plan", id }, changes))
  }

  async removePlan(id: string): Promise<void> {
    await this.deleteFinancingPlans(id)
  }

  /** What Medusa's query engine calls for links and `fields`: ids and states, never a digest or a sealed address. */
  override listFinancings: ListFinancings = async (...given) =>
    (await super.listFinancings(...given)).map(withoutHidden)

  override listAndCountFinancings: ListAndCountFinancings = async (...given) => {
    const [rows, count] = await super.listAndCountFinancings(...given)
    return [rows.map(withoutHidden), count]
  }

  override retrieveFinancing: RetrieveFinancing = async (...given) =>
    withoutHidden(await super.retrieveFinancing(...given))

  @InjectManager()
  async findFinancing(
    key: FinancingKey,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<FinancingRecord | null> {
    return findFinancing(managerOf(context), key)
  }

  @InjectManager()
  async listFinancingsOfCart(
    cartId: string,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<FinancingRecord[]> {
    return financingsOfCart(managerOf(context), cartId)
  }

  /** The financing that has, or once had, this id at its system. */
  @InjectManager()
  async findRemoteId(
    key: RemoteIdKey,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<RemoteIdRecord | null> {
    return findRemoteId(managerOf(context), key)
  }

  /** Every id that the financing has had at its system, oldest first. */
  @InjectManager()
  async listRemoteIds(
    financingId: string,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<RemoteIdRecord[]> {
    return remoteIdsOf(managerOf(context), financingId)
  }

  async listOperations(financingId: string): Promise<OperationRecord[]> {
    const order = { order: { created_at: "ASC" as const } }
    const rows = await this.listFinancingOperations({ financing_id: financingId }, order)
    return rows.map(toOperation)
  }

  async listJournal(financingId: string): Promise<JournalEntryRecord[]> {
    const order = { order: { created_at: "ASC" as const, id: "ASC" as const } }
    const rows = await this.listFinancingJournalEntries({ financing_id: financingId }, order)
    return rows.map(toJournalEntry)
  }
}
