import { err, ok } from "../../result"
import { dayOf } from "../calendar"
import { numberAt, weighted } from "./digits"
import type { ReadCode } from "./read-code"

const FORM = /^\d{11}$/
/** Codes made since July 2017 begin with 32 to 39, which no day of a month does, and tell no birth date. */
const NEW_FORM = /^3[2-9]/
const WEIGHTS = [10, 5, 8, 4, 2, 1, 6, 3, 7, 9]
const MODULUS = 11
const DATE_DIGITS = 6

/** `DDMMYY-XNNNC`, X for the century; or the new form without a date. See docs/unknowns.md for its check digit. */
export function latvianCode(code: string): ReadCode {
  if (!FORM.test(code)) return err("identity_form")
  const birthDate = NEW_FORM.test(code) ? null : birthDateOf(code)
  if (birthDate === "none") return err("identity_date")
  if (checkDigitOf(code) !== numberAt(code, 10, 11)) return err("identity_check_digit")
  return ok({ code: `${code.slice(0, DATE_DIGITS)}-${code.slice(DATE_DIGITS)}`, birthDate })
}

const LAST_CENTURY_DIGIT = 2

function birthDateOf(code: string): string {
  const century = numberAt(code, 6, 7)
  if (century > LAST_CENTURY_DIGIT) return "none"
  const year = 1800 + 100 * century + numberAt(code, 4, 6)
  return dayOf(year, numberAt(code, 2, 4), numberAt(code, 0, 2)) ?? "none"
}

const checkDigitOf = (code: string): number => ((weighted(code, WEIGHTS) + 1) % MODULUS) % 10
