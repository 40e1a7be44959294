import type { Payment } from "./payment-plan"

/** Far more halvings than four decimals need. */
const HALVINGS = 80
const HIGHEST_RATE = 1000

/**
 * The annual percentage rate of charge as a fraction with four decimals: the rate at which the payments, one
 * month apart, are worth the financed amount today.
 */
export function annualCostRate(financed: string, payments: readonly Payment[]): string {
  const worthAt = (rate: number): number =>
    payments.reduce(
      (sum, payment, index) => sum + Number(payment.total) / (1 + rate) ** ((index + 1) / 12),
      0,
    )
  let low = 0
  let high = HIGHEST_RATE
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2
    if (worthAt(middle) > Number(financed)) low = middle
    else high = middle
  }
  return high.toFixed(4)
}
