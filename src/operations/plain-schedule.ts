import type { PaymentSchedule } from "../clients/partner/payment-schedule-reading"

/** A payment schedule for a person to read. Amounts are decimal strings in major units, dates as the service writes them. */
export interface PlainSchedule {
  readonly total: string | null
  readonly rows: readonly {
    readonly date: string | null
    readonly amount: string | null
    readonly principal: string | null
    readonly interest: string | null
    /** What is owed before the payment. */
    readonly balance: string | null
  }[]
}

export const plainSchedule = ({ repaymentsTotal, payments }: PaymentSchedule): PlainSchedule => ({
  total: repaymentsTotal,
  rows: payments.map(({ date, total, principal, interest, balanceBefore }) => ({
    date,
    amount: total,
    principal,
    interest,
    balance: balanceBefore,
  })),
})
