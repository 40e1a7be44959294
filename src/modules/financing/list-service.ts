import type { EntityManager } from "@medusajs/framework/mikro-orm/knex"
import type { Context } from "@medusajs/framework/types"
import { InjectManager, InjectTransactionManager, MedusaContext } from "@medusajs/framework/utils"
import type { CallCount, CallTotals } from "../../core/shared/call-count"
import type { ErasableWish, Erasure } from "../../core/shared/record-inputs"
import type { FinancingRecord } from "../../core/shared/records"
import { FinancingRecordsService } from "./records-service"
import { listApprovalsOverdue, listForRules } from "./records/approvals"
import { connectionStandings, type ConnectionStanding } from "./records/connection-standings"
import { addCalls, callsSince, dropCallsBefore } from "./records/connection-hours"
import { readFunnel, type Funnel } from "./records/funnel"
import { countUpTo, listPage, type FinancingPage, type ListWish } from "./records/list"
import { managerOf } from "./records/manager"
import { eraseFinancing, financingsOfCustomer, listErasable } from "./records/personal-data"

/** Many financings at once: the list, its numbers, and how often each connection was asked. */
export class FinancingListService extends FinancingRecordsService {
  @InjectManager()
  async pageOfFinancings(
    wish: ListWish,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<FinancingPage> {
    return listPage(managerOf(context), wish)
  }

  /** How many the list has, or null when there are more than 10,000. */
  @InjectManager()
  async countOfFinancings(
    wish: Pick<ListWish, "filters" | "order">,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<number | null> {
    return countUpTo(managerOf(context), wish)
  }

  @InjectManager()
  async funnel(
    weeks: number,
    now: Date,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<Funnel> {
    return readFunnel(managerOf(context), weeks, now)
  }

  @InjectManager()
  async listForRules(
    limit: number,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<string[]> {
    return listForRules(managerOf(context), limit)
  }

  @InjectManager()
  async listApprovalsOverdue(
    limit: number,
    now: Date,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<string[]> {
    return listApprovalsOverdue(managerOf(context), limit, now)
  }

  /** By connection. */
  @InjectManager()
  async connectionStandings(
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<ReadonlyMap<string, ConnectionStanding>> {
    return connectionStandings(managerOf(context))
  }

  @InjectManager()
  async addCalls(
    counts: readonly CallCount[],
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<void> {
    await addCalls(managerOf(context), counts)
  }

  @InjectManager()
  async callsSince(
    since: Date,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<ReadonlyMap<string, CallTotals>> {
    return callsSince(managerOf(context), since)
  }

  @InjectManager()
  async dropCallsBefore(moment: Date, @MedusaContext() context: Context<EntityManager> = {}): Promise<void> {
    await dropCallsBefore(managerOf(context), moment)
  }

  @InjectManager()
  async listFinancingsOfCustomer(
    customerId: string,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<FinancingRecord[]> {
    return financingsOfCustomer(managerOf(context), customerId)
  }

  @InjectManager()
  async listErasable(
    wish: ErasableWish,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<string[]> {
    return listErasable(managerOf(context), wish)
  }

  /** Erases what may tell of a person, by compare-and-set, with the journal row that says who did. */
  @InjectTransactionManager()
  async eraseFinancing(
    before: FinancingRecord,
    erasure: Erasure,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<FinancingRecord | null> {
    return eraseFinancing(managerOf(context), before, erasure)
  }
}
