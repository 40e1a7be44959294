import type { KnownFinancing, OfferedCommand } from "../core/shared/desk-command"
import type { ConnectionRecord, JsonObject, PlanRecord } from "../core/shared/records"
import type { SystemError } from "../core/shared/system-error"

/** What the test of a connection may find. */
export type Diagnosis =
  "fine" | "network" | "wrong_key" | "wrong_shop" | "wrong_product" | "wrong_tariff" | "unexpected"

export type PlanToCheck = Pick<PlanRecord, "currency_code" | "approval_agreed" | "withdrawal_agreed" | "flow">

/** What can be said of a system without asking it. */
export interface SystemRules {
  /** Why this cannot name a shop of the service, in a sentence; null when it can. */
  shopProblem(shop: string): string | null
  /** The names of overrides that are wrong or not known. */
  overrideProblems(overrides: JsonObject): readonly string[]
  /** The body of a made-up request with these overrides, for a person to compare; null where there is nothing to compare. */
  preview(overrides: JsonObject): JsonObject | null
  /** Why a plan cannot be sold through the system, in a sentence; null when it can. */
  planProblem(plan: PlanToCheck, connection: ConnectionRecord): string | null
  /** How the service reports what has changed: signed callbacks, or alerts that are hints only. */
  readonly reports: "callbacks" | "alerts"
  /** What it means that a product's terms could not be read, after the key was accepted. */
  termsDiagnosis(error: SystemError): Diagnosis
  /** A diagnosis that only says that the product is not known. */
  readonly unknownProduct: Diagnosis
  /** Where a test connection's messages to customers are shown, if anywhere. */
  simulatorUrl(connection: ConnectionRecord): string | null
  commands(known: KnownFinancing): readonly OfferedCommand[]
}
