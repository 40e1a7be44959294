import type { Market } from "./records"

/**
 * The locale that the service wants for each market. These are the service's own spellings (`et-ET`, `cs-CS`):
 * they are sent as they stand and checked against nothing. Lithuania's is assumed; see docs/unknowns.md.
 */
export const LOCALE_OF_MARKET = {
  ee: "et-ET",
  lv: "lv-LV",
  lt: "lt-LT",
  pl: "pl-PL",
  cz: "cs-CS",
} as const satisfies Record<Market, string>

/** The connection's own locale when it has one, else its market's. */
export const localeOf = (market: Market, own: string | null): string =>
  own === null || own.trim() === "" ? LOCALE_OF_MARKET[market] : own.trim()
