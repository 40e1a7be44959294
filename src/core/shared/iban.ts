import { err, ok, type Result } from "./result"

/** Characters of an account number by its country. ISO 13616 registry; the markets first, then their neighbours. */
const LENGTHS: Readonly<Record<string, number>> = {
  EE: 20,
  LV: 21,
  LT: 20,
  PL: 28,
  CZ: 24,
  AT: 20,
  BE: 16,
  DE: 22,
  DK: 18,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  IE: 22,
  IT: 27,
  LU: 20,
  NL: 18,
  NO: 15,
  SE: 24,
  SK: 24,
}

/** Country, two check digits, and the account itself: 15 to 34 characters, ISO 13616. */
const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

/** Why an account number is refused. */
export type IbanProblem = "iban_form" | "iban_length" | "iban_check_digits"

/**
 * Checks an IBAN as a person types it: blanks and small letters are allowed.
 * @returns the IBAN in capitals without blanks
 */
export function readIban(typed: string): Result<string, IbanProblem> {
  const iban = typed.replace(/\s/g, "").toUpperCase()
  if (!FORM.test(iban)) return err("iban_form")
  const length = LENGTHS[iban.slice(0, 2)]
  if (length !== undefined && iban.length !== length) return err("iban_length")
  return remainderOf(iban) === 1n ? ok(iban) : err("iban_check_digits")
}

const COUNTRY_AND_CHECK = 4
const MODULUS = 97n

/** ISO 7064, MOD 97-10: the first four characters go to the end, and each letter becomes a number from 10 on. */
function remainderOf(iban: string): bigint {
  const turned = iban.slice(COUNTRY_AND_CHECK) + iban.slice(0, COUNTRY_AND_CHECK)
  return BigInt(turned.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)))) % MODULUS
}

/** All that may be kept or shown of an account. */
export const lastFourOf = (account: string): string => account.slice(-4)
