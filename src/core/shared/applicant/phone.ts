import { internationalMobile } from "../contact"
import { err, ok, type Result } from "../result"

export type PhoneProblem = "phone_form" | "phone_country"

interface Numbering {
  readonly prefix: string
  /** What may follow the prefix: the beginnings and lengths that the country has given out. ITU-T E.164, annexes. */
  readonly national: RegExp
  /** What is dialled in front inside the country alone. */
  readonly trunk: RegExp
}

const NO_TRUNK = /^(?!)/

const NUMBERING: Readonly<Record<string, Numbering>> = {
  EE: { prefix: "+372", national: /^([3-7]\d{6}|[58]\d{7})$/, trunk: NO_TRUNK },
  LV: { prefix: "+371", national: /^[2-9]\d{7}$/, trunk: NO_TRUNK },
  LT: { prefix: "+370", national: /^[3-9]\d{7}$/, trunk: /^[08](?=\d{8}$)/ },
  PL: { prefix: "+48", national: /^[1-9]\d{8}$/, trunk: /^0(?=\d{9}$)/ },
  CZ: { prefix: "+420", national: /^[2-9]\d{8}$/, trunk: NO_TRUNK },
}

const SEPARATORS = /[\s().\-/]/g

/**
 * Checks a phone number as a person types it. One without a country is taken for one of the shopper's own country.
 * @param countryCode the shopper's country, two letters of either case
 * @returns the number in the international format, `+48501234567`
 */
export function readPhone(countryCode: string, typed: string): Result<string, PhoneProblem> {
  const compact = typed.replace(SEPARATORS, "").replace(/^00/, "+")
  const own = NUMBERING[countryCode.toUpperCase()]
  const whole = compact.startsWith("+") ? compact : inCountry(own, compact)
  if (whole === null) return err("phone_country")
  const number = internationalMobile(whole)
  if (number === null) return err("phone_form")
  const numbering = Object.values(NUMBERING).find(({ prefix }) => number.startsWith(prefix))
  const fits = numbering === undefined || numbering.national.test(number.slice(numbering.prefix.length))
  return fits ? ok(number) : err("phone_form")
}

const inCountry = (own: Numbering | undefined, compact: string): string | null =>
  own === undefined ? null : own.prefix + compact.replace(own.trunk, "")
