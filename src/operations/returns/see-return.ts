import type { FinancingRecord, OperationRecord } from "../../core/shared/records"
import { ok, type Result } from "../../core/shared/result"
import type { PlainSchedule } from "../../core/shared/direct-state"
import { budgetFor, type Budget } from "../budget"
import type { CommandRefusal } from "../commands/command-outcome"
import { crashPoint } from "../crash-point"
import type { Desk } from "../desk"
import { plainSchedule } from "../plain-schedule"
import { DESK_BUDGET_MS } from "./desk-times"
import { draftOf } from "./draft"
import { refused } from "./refused"
import { remoteContract } from "./remote-contract"
import { activeVersion, versionsOf } from "./versions"

/** A partial return with the payment schedules before and after it; null where they cannot be read. */
export interface SeenReturn {
  readonly operation: OperationRecord
  readonly before: PlainSchedule | null
  readonly after: PlainSchedule | null
}

export type Seen = Promise<Result<SeenReturn, CommandRefusal>>

/** F3 of the version that holds, and of the draft. What cannot be read is only not shown. */
export async function withSchedules(
  desk: Desk,
  financing: FinancingRecord,
  { operation, budget }: { readonly operation: OperationRecord; readonly budget: Budget },
): Promise<SeenReturn> {
  const versions = await versionsOf(desk, financing, budget)
  const holds = versions.ok ? activeVersion(versions.value) : null
  const read = scheduleReader(desk, financing, budget)
  const before = operation.status === "done" ? null : await read(holds?.paymentScheduleUuid ?? null)
  return { operation, before, after: await read(draftOf(operation)?.paymentScheduleUuid ?? null) }
}

const scheduleReader =
  (desk: Desk, financing: FinancingRecord, budget: Budget) =>
  async (uuid: string | null): Promise<PlainSchedule | null> => {
    const remote = await remoteContract(desk, financing)
    if (uuid === null || !remote.ok) return null
    const { client, contractUuid } = remote.value
    crashPoint(desk, "return.before_F3")
    const input = { contractUuid, paymentScheduleUuid: uuid }
    const answer = await client.readVersionSchedule(input, { budgetMs: budget.left() })
    crashPoint(desk, "return.after_F3")
    return answer.ok ? plainSchedule(answer.value) : null
  }

/** One partial return as it stands, with its schedules. */
export async function seeReturn(desk: Desk, id: string, returnId: string): Seen {
  const financing = await desk.records.findFinancing({ id })
  const operation = await findReturn(desk, id, returnId)
  if (financing === null || operation === null) return refused("return_not_found")
  return ok(await withSchedules(desk, financing, { operation, budget: budgetFor(desk, DESK_BUDGET_MS) }))
}

export async function findReturn(desk: Desk, id: string, returnId: string): Promise<OperationRecord | null> {
  const operations = await desk.records.listOperations(id)
  return operations.find(({ id: own, kind }) => own === returnId && kind === "return_part") ?? null
}
