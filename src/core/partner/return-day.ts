import type { Market } from "../shared/records"

/** The clock that the days of a contract go by. */
export const TIME_ZONE_OF = {
  ee: "Europe/Tallinn",
  lv: "Europe/Riga",
  lt: "Europe/Vilnius",
  pl: "Europe/Warsaw",
  cz: "Europe/Prague",
} as const satisfies Record<Market, string>

/** The day in a time zone, as YYYY-MM-DD. */
const dayIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(at)

const dayAfter = (day: string): string => {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

/**
 * The first day on which part of a contract may be given back. Partner API, section 8: not before the day after it
 * was made.
 * @param madeAt when the contract was signed or activated
 * @returns YYYY-MM-DD in the market's time zone
 */
export const earliestReturnDay = (market: Market, madeAt: Date): string =>
  dayAfter(dayIn(TIME_ZONE_OF[market], madeAt))

export const isTooEarly = (market: Market, madeAt: Date, now: Date): boolean =>
  dayIn(TIME_ZONE_OF[market], now) < earliestReturnDay(market, madeAt)
