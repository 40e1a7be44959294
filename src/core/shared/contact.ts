/** E.164: at most 15 digits, none of them a leading zero; shorter than seven is no mobile number anywhere. */
const E164 = /^\+[1-9]\d{6,14}$/

const E_MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * A phone number in the international format (`+37251234567`).
 * @returns null when the number does not say its country, since the service would refuse it
 */
export function internationalMobile(raw: string | null): string | null {
  const compact = (raw ?? "").replace(/[\s().\-/]/g, "").replace(/^00/, "+")
  return E164.test(compact) ? compact : null
}

export interface Contact {
  readonly email: string
  readonly mobile: string
}

/**
 * The contact that pre-fills the application: all or nothing, since the service refuses a half of it.
 * Partner API, section 2.2, rule 1.
 */
export function contactOf(email: string | null, phone: string | null): Contact | null {
  const mobile = internationalMobile(phone)
  const address = (email ?? "").trim()
  return mobile !== null && E_MAIL.test(address) ? { email: address, mobile } : null
}
