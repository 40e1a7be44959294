import type { PaymentSchedule } from "../clients/partner/payment-schedule-reading"
import type { PlainSchedule } from "../core/shared/direct-state"

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
