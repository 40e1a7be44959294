import { applicationUuid } from "../../core/partner/ids"
import { err, ok, type Result } from "../../core/shared/result"
import type { PaymentSchedule } from "../../clients/partner/payment-schedule-reading"
import type { CommandRefusal } from "../commands/command-outcome"
import type { Desk } from "../desk"
import { offeredPaper } from "./offered-paper"
import { readingFailureOf } from "./paper-failure"

/** How a financing is paid back, as it is shown. Amounts are decimal strings in major units. */
export interface ShownSchedule {
  readonly total: string | null
  readonly rows: readonly ShownPayment[]
}

export interface ShownPayment {
  /** A date, as the service writes it. */
  readonly date: string | null
  readonly amount: string | null
  readonly principal: string | null
  readonly interest: string | null
  /** What is owed before this payment. */
  readonly balance: string | null
}

export const shownSchedule = ({ repaymentsTotal, payments }: PaymentSchedule): ShownSchedule => ({
  total: repaymentsTotal,
  rows: payments.map(({ date, total, principal, interest, balanceBefore }) => ({
    date,
    amount: total,
    principal,
    interest,
    balance: balanceBefore,
  })),
})

/** Reads how the application is paid back (C9). Null when the service has no schedule for it. */
export async function readSchedule(
  desk: Desk,
  id: string,
): Promise<Result<ShownSchedule | null, CommandRefusal>> {
  const offered = await offeredPaper(desk, id, "schedule")
  if (!offered.ok) return offered
  const { client, financing } = offered.value
  const application = applicationUuid.parse(financing.remote_application_id)
  const schedule = await client.readSchedule({ applicationUuid: application, level: "full" })
  if (schedule.ok) return ok(shownSchedule(schedule.value))
  const { error } = schedule
  return error.kind === "rejected" && error.codes.includes("payment_schedule_not_found")
    ? ok(null)
    : err(readingFailureOf(error))
}
