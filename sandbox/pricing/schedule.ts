import { randomUUID } from "node:crypto"
import BigNumber from "bignumber.js"
import { money } from "../money"
import type { Product } from "../shops"
import type { Terms } from "../world/application"
import { paymentDates } from "./payment-dates"
import { annuityPlan, type Payment, paymentPlan } from "./payment-plan"

/** One payment with its date, `YYYY-MM-DD`. */
export interface ScheduleRow extends Payment {
  readonly date: string
}

/** The payments of one application or contract version. Amounts are decimal strings. */
export interface Schedule {
  readonly uuid: string
  readonly product: Product
  readonly terms: Terms
  readonly rows: readonly ScheduleRow[]
}

export interface ScheduleRequest {
  readonly product: Product
  readonly terms: Terms
  /** Milliseconds since 1970: the first payment is in the month after. */
  readonly from: number
}

export function newSchedule({ product, terms, from }: ScheduleRequest): Schedule {
  const dates = paymentDates(from, terms.paymentDay, terms.period)
  const rows = paymentPlan({ product, ...terms }).map((payment, index) => ({
    ...payment,
    date: dates[index] ?? "",
  }))
  return { uuid: randomUUID(), product, terms, rows }
}

/** What of a schedule is due after a moment; the balance is what is still owed. */
export function outstanding(
  schedule: Schedule,
  now: number,
): { rows: readonly ScheduleRow[]; balance: string } {
  const today = dayOf(now)
  const rows = schedule.rows.filter(({ date }) => date > today)
  return { rows, balance: rows[0]?.balanceBefore ?? "0.00" }
}

/**
 * The schedule after the customer has given back a part: what was due stays, what is still due is spread anew
 * over the same dates. The principals and all that was given back add up to the first amount to the cent.
 */
export function scheduleAfterReturn(schedule: Schedule, returnAmount: string, now: number): Schedule {
  const { rows: due, balance } = outstanding(schedule, now)
  const anew = annuityPlan({
    product: schedule.product,
    balance: money(new BigNumber(balance).minus(returnAmount)),
    period: due.length,
    firstFee: due[0]?.contractFee ?? "0.00",
  })
  const settled = schedule.rows.slice(0, schedule.rows.length - due.length)
  return {
    uuid: randomUUID(),
    product: schedule.product,
    terms: { ...schedule.terms, amount: money(new BigNumber(schedule.terms.amount).minus(returnAmount)) },
    rows: [...settled, ...anew.map((payment, index) => ({ ...payment, date: due[index]?.date ?? "" }))],
  }
}

/** The calendar day in UTC, `YYYY-MM-DD`. */
export const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10)
