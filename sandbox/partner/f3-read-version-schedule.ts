import { type Answer, notFound, ok } from "../http/answer"
import { type Call, type Endpoint, inVersion3 } from "../http/endpoint"
import type { JsonObject } from "../json"
import { contractOf } from "./contract-of"
import { scheduleItems, scheduleTotals } from "./schedule-view"

/** F3: the payments of one version of a contract, everything as text. It exists in version 3 only. */
export const readVersionSchedule: Endpoint = {
  id: "F3",
  method: "get",
  paths: inVersion3("contracts/:contractUuid/payment-schedules/:paymentScheduleUuid"),
  handle: answerReadVersionSchedule,
}

function answerReadVersionSchedule(call: Call): Answer {
  const contract = contractOf(call)
  if (contract === undefined) return notFound("contract_not_found")
  const uuid = call.params.paymentScheduleUuid
  const version = contract.versions.find(({ schedule }) => schedule.uuid === uuid)
  if (version === undefined) return notFound("payment_schedule_not_found")
  const items = scheduleItems(version.schedule)
  const sums = { uuid, response_level: "full", ...inText(scheduleTotals(version.schedule)) }
  const whole = { ...sums, payment_schedule_items: items }
  const forms = { flat: whole, wrapped: { payment_schedule: whole }, items: { ...sums, items } }
  return ok(forms[call.world.settings.shapes.version_schedule])
}

const inText = (sums: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, String(value)]))
