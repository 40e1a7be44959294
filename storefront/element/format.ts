/** How amounts, days and percents are written in a language. */
export interface Format {
  readonly money: (amount: string, currencyCode: string) => string
  readonly day: (isoDay: string) => string
  readonly percent: (percent: string) => string
  readonly megabytes: (bytes: number) => string
}

const NOON = "T12:00:00"
const MEGABYTE = 1_000_000

export function formatIn(language: string): Format {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long" })
  return {
    money: (amount, currencyCode) =>
      new Intl.NumberFormat(language, { style: "currency", currency: currencyCode.toUpperCase() }).format(
        Number(amount),
      ),
    day: (isoDay) => {
      const day = new Date(isoDay.slice(0, "YYYY-MM-DD".length) + NOON)
      return Number.isNaN(day.getTime()) ? isoDay : date.format(day)
    },
    percent: (percent) => `${number.format(Number(percent))} %`,
    megabytes: (bytes) => `${number.format(bytes / MEGABYTE)} MB`,
  }
}
