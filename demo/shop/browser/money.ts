/** An amount in major units, as Medusa keeps it, in the writing of the shop's language. */
export function money(amount: number | string, currencyCode: string): string {
  const format = new Intl.NumberFormat("en-IE", { style: "currency", currency: currencyCode.toUpperCase() })
  return format.format(Number(amount))
}
