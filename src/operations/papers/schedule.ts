import { applicationUuid } from "../../core/partner/ids"
import { err, ok, type Result } from "../../core/shared/result"
import type { PlainSchedule } from "../../core/shared/direct-state"
import type { CommandRefusal } from "../commands/command-outcome"
import type { Desk } from "../desk"
import { plainSchedule } from "../plain-schedule"
import { offeredPaper } from "./offered-paper"
import { readingFailureOf } from "./paper-failure"

/** Reads how the application is paid back (C9). Null when the service has no schedule for it. */
export async function readSchedule(
  desk: Desk,
  id: string,
): Promise<Result<PlainSchedule | null, CommandRefusal>> {
  const offered = await offeredPaper(desk, id, "schedule")
  if (!offered.ok) return offered
  const { client, financing } = offered.value
  const application = applicationUuid.parse(financing.remote_application_id)
  const schedule = await client.readSchedule({ applicationUuid: application, level: "full" })
  if (schedule.ok) return ok(plainSchedule(schedule.value))
  const { error } = schedule
  return error.kind === "rejected" && error.codes.includes("payment_schedule_not_found")
    ? ok(null)
    : err(readingFailureOf(error))
}
