import { deskCommands, type OfferedCommand } from "../core/partner/desk-commands"
import type { ConnectionRecord, FinancingRecord, OperationRecord, PlanRecord } from "../core/shared/records"
import type { Desk } from "./desk"
import { leftAtService } from "./returns/giving-back"

/** What the merchant's screen shows beside the record itself. */
export interface MerchantView {
  readonly commands: readonly OfferedCommand[]
  readonly connection: ConnectionRecord | null
  readonly plan: PlanRecord | null
}

/** Which commands are offered, and on whose terms; from the records alone, nothing is asked of the service. */
export async function merchantView(
  desk: Desk,
  financing: FinancingRecord,
  operations: readonly OperationRecord[],
): Promise<MerchantView> {
  const plan = await desk.records.findPlan(financing.plan_id)
  const connection = (await desk.records.findConnection(financing.connection_id))?.connection ?? null
  const commands = deskCommands(financing, operations, {
    withdrawalAgreed: plan?.withdrawal_agreed === true,
    aggregator: connection?.aggregator === true,
    left: leftAtService(financing, operations),
  })
  return { commands, connection, plan }
}
