import { err, ok } from "../../result"
import { dayOf } from "../calendar"
import { numberAt, weighted } from "./digits"
import type { ReadCode } from "./read-code"

const FORM = /^\d{11}$/
/** With the check digit itself: the sum of a right code ends in zero. */
const WEIGHTS = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]
const MONTHS_OF_CENTURY = 20

/** The century by how many twenties were added to the month: none for 1900, four for 1800. */
const CENTURIES = [1900, 2000, 2100, 2200, 1800]

/** PESEL: `YYMMDDNNNNC`, the century in the month. */
export function polishCode(code: string): ReadCode {
  if (!FORM.test(code)) return err("identity_form")
  const month = numberAt(code, 2, 4)
  const century = CENTURIES[Math.floor(month / MONTHS_OF_CENTURY)] ?? 0
  const birthDate = dayOf(century + numberAt(code, 0, 2), month % MONTHS_OF_CENTURY, numberAt(code, 4, 6))
  if (birthDate === null) return err("identity_date")
  return weighted(code, WEIGHTS) % 10 === 0 ? ok({ code, birthDate }) : err("identity_check_digit")
}
