import type { CallTotals } from "../../core/shared/call-count"
import type { ConnectionInput, PlanInput, PlanTerms } from "../../core/shared/connection-input"
import type { ConnectionRecord, PlanRecord } from "../../core/shared/records"
import type { Desk } from "../desk"
import type { Records } from "../ports"

/** What else is known of a connection. */
export interface ConnectionStanding {
  readonly plans: number
  /** A financing refers to it. */
  readonly used: boolean
  /** The key before is still accepted for callbacks. */
  readonly previous_key_valid: boolean
}

/** The records as the configuration uses them; the financing module implements it. */
export interface ConfigurationRecords extends Records {
  findConnectionRecord(id: string): Promise<ConnectionRecord | null>
  listConnectionRecords(): Promise<readonly ConnectionRecord[]>
  insertConnection(input: ConnectionInput, apiKey: string): Promise<ConnectionRecord>
  updateConnection(id: string, changes: Partial<ConnectionInput>): Promise<ConnectionRecord>
  rotateKey(id: string, apiKey: string): Promise<void>
  forgetPreviousKey(id: string): Promise<void>
  connectionStandings(): Promise<ReadonlyMap<string, ConnectionStanding>>
  dropCallsBefore(moment: Date): Promise<void>
  callsSince(since: Date): Promise<ReadonlyMap<string, CallTotals>>
  removeConnection(id: string): Promise<void>
  countFinancings(of: { connection_id: string } | { plan_id: string }): Promise<number>
  listPlans(filter?: { connection_id?: string }): Promise<readonly PlanRecord[]>
  insertPlan(input: PlanInput, terms: PlanTerms): Promise<PlanRecord>
  updatePlan(id: string, changes: Partial<PlanInput & PlanTerms>): Promise<PlanRecord>
  removePlan(id: string): Promise<void>
}

/** A desk that may change the configuration. */
export interface ConfigurationDesk extends Desk {
  readonly records: ConfigurationRecords
}

/** Why a change of the configuration was refused, in a sentence for the merchant. */
export interface ConfigurationProblem {
  readonly kind: "invalid" | "not_found" | "in_use"
  readonly message: string
}
