import { isIP } from "node:net"

/** An absolute http or https address. */
export function isWebAddress(text: string): boolean {
  try {
    return ["http:", "https:"].includes(new URL(text).protocol)
  } catch {
    return false
  }
}

/** Language and region: `et-ET`, and `cs-CS` as the service writes it. */
export const isLocale = (text: string): boolean => /^[a-z]{2}-[A-Z]{2}$/.test(text)

/** ISO 8601 with an offset: `2021-02-17T11:10:00+02:00`. */
export const isMoment = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/.test(text) &&
  !Number.isNaN(Date.parse(text))

/** A telephone number in international form: `+3725555555`. */
export const isInternationalMobile = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(text)

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

export const isIpAddress = (text: string): boolean => isIP(text) !== 0
