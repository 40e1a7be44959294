import { type Answer, ok, refused, unprocessable } from "../http/answer"
import { type Call, type Endpoint, inVersion2, queryText } from "../http/endpoint"
import { showOffer } from "../life/show-offer"
import { newSchedule } from "../pricing/schedule"
import { applicationOf } from "./application-of"
import { scheduleItems, scheduleTotals } from "./schedule-view"

const LEVELS = ["summary", "items", "full"]

/** C9: what the customer would pay, and when. It exists in version 2 only. */
export const readPaymentSchedule: Endpoint = {
  id: "C9",
  method: "get",
  paths: inVersion2("applications/:applicationUuid/payment_schedules"),
  handle: answerReadPaymentSchedule,
}

function answerReadPaymentSchedule(call: Call): Answer {
  const { shapes } = call.world.settings
  const level = queryText(call, "response_level")
  if (level === null) return unprocessable(["response_level_is_missing"])
  if (!LEVELS.includes(level)) return unprocessable(["response_level_does_not_have_a_valid_value"])
  const application = applicationOf(call)
  if (application?.decision !== "positive") {
    const codes = [
      "payment_schedule_not_found",
      ...(application === undefined ? ["application_not_found"] : []),
    ]
    return refused(shapes.schedule_missing === "not_found" ? 404 : 422, ...codes)
  }
  showOffer(call.world, application)
  const { product, terms, createdAt } = application
  const schedule = newSchedule({ product, terms, from: createdAt })
  const view = {
    credit_application_uuid: application.uuid,
    response_level: level,
    ...(level === "items" ? {} : scheduleTotals(schedule)),
    ...(level === "summary" ? {} : { payment_schedule_items: scheduleItems(schedule) }),
  }
  return ok(shapes.payment_schedule === "wrapped" ? { payment_schedule: view } : view)
}
