/** The date of each payment, `YYYY-MM-DD`: the payment day of each month from the next one on. */
export function paymentDates(from: number, paymentDay: number, count: number): readonly string[] {
  const start = new Date(from)
  return Array.from({ length: count }, (_unused, index) =>
    new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1 + index, paymentDay))
      .toISOString()
      .slice(0, 10),
  )
}
