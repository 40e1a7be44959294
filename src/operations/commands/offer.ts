import type { FinancingRecord } from "../../core/shared/records"
import { err, ok, type Result } from "../../core/shared/result"
import { systemOfFinancing, type Desk } from "../desk"
import { knownOf } from "../remote-ids"
import { readInTurn } from "../reading-turn"
import type { Command } from "../system"
import { codesOf } from "../system-error-codes"
import type { CommandRefusal } from "./command-outcome"

/** Whether the system would take the command now, by a reading of its own; the reason when it would not. */
export async function offered(
  desk: Desk,
  financing: FinancingRecord,
  { command, budgetMs }: { readonly command: Command; readonly budgetMs?: number },
): Promise<Result<null, CommandRefusal>> {
  const system = await systemOfFinancing(desk, financing)
  const known = await knownOf(desk, financing)
  const reading = await readInTurn(desk, financing, () => system.observe(known, budgetMs))
  if (!reading.ok) return err({ reason: "service_unavailable", codes: codesOf(reading.error) })
  const plan = await desk.records.findPlan(financing.plan_id)
  const offer = reading.value.offers(command, {
    method: financing.method,
    approvalAgreed: financing.approval_agreed,
    withdrawalAgreed: plan?.withdrawal_agreed === true,
  })
  return offer.allowed ? ok(null) : err({ reason: offer.reason, codes: [] })
}
