import type { OfferedCommand } from "../core/shared/desk-command"
import { systemOfMethod } from "../core/shared/method"
import type { ConnectionRecord, FinancingRecord, OperationRecord, PlanRecord } from "../core/shared/records"
import type { Desk } from "./desk"
import { leftAtService } from "./returns/giving-back"
import { rulesOf } from "./systems"

/** What the merchant's screen shows beside the record itself. */
export interface MerchantView {
  readonly commands: readonly OfferedCommand[]
  readonly connection: ConnectionRecord | null
  readonly plan: PlanRecord | null
  readonly simulatorUrl: string | null
  /** Of a leasing: every application that was, or may have been, made, oldest first. */
  readonly applications: readonly SeenApplication[]
}

/** By its order id, under which the leasing service is asked about it. Its token is nobody's business. */
interface SeenApplication {
  readonly order_id: string
  readonly created_at: Date
  /** The service gave it a token. */
  readonly opened: boolean
}

/** Which commands are offered, and on whose terms; from the records alone, nothing is asked of the service. */
export async function merchantView(
  desk: Desk,
  financing: FinancingRecord,
  operations: readonly OperationRecord[],
): Promise<MerchantView> {
  const plan = await desk.records.findPlan(financing.plan_id)
  const connection = (await desk.records.findConnection(financing.connection_id))?.connection ?? null
  const rules = rulesOf(systemOfMethod(financing.method))
  const commands = rules.commands({
    financing,
    operations,
    terms: {
      withdrawalAgreed: plan?.withdrawal_agreed === true,
      aggregator: connection?.aggregator === true,
      left: leftAtService(financing, operations),
    },
  })
  const simulatorUrl = connection === null ? null : rules.simulatorUrl(connection)
  return { commands, connection, plan, simulatorUrl, applications: await applicationsOf(desk, financing) }
}

async function applicationsOf(desk: Desk, { id }: FinancingRecord): Promise<readonly SeenApplication[]> {
  const ids = await desk.records.listRemoteIds(id)
  const opened = ids
    .filter(({ kind }) => kind === "leasing_application")
    .map(({ details }) => details?.["order_id"])
  return ids
    .filter(({ kind }) => kind === "leasing_order")
    .map(({ value, created_at }) => ({ order_id: value, created_at, opened: opened.includes(value) }))
}
