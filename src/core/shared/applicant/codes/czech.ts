import { err, ok } from "../../result"
import { dayOf } from "../calendar"
import { numberAt } from "./digits"
import type { ReadCode } from "./read-code"

const FORM = /^\d{9,10}$/
const WITHOUT_CHECK_DIGIT = 9
/** Numbers of ten digits were given to those born from 1954 on. */
const FIRST_TWO_DIGIT_YEAR = 54
const MODULUS = 11
/** Until then a remainder of ten was written as a check digit of zero. */
const LAST_YEAR_OF_THE_EXCEPTION = 1985

/** Rodné číslo: `YYMMDD/NNNC`; a woman's month plus 50, and plus 20 where the numbers of a day ran out (since 2004). */
export function czechCode(code: string): ReadCode {
  if (!FORM.test(code)) return err("identity_form")
  const year = yearOf(code)
  const month = monthOf(numberAt(code, 2, 4), year)
  const birthDate = year === null ? null : dayOf(year, month, numberAt(code, 4, 6))
  if (birthDate === null || year === null) return err("identity_date")
  return isChecked(code, year) ? ok({ code, birthDate }) : err("identity_check_digit")
}

function yearOf(code: string): number | null {
  const short = numberAt(code, 0, 2)
  if (code.length > WITHOUT_CHECK_DIGIT) return short >= FIRST_TWO_DIGIT_YEAR ? 1900 + short : 2000 + short
  return short < FIRST_TWO_DIGIT_YEAR ? 1900 + short : null
}

const WOMAN = 50
const SECOND_SERIES = 20
const SECOND_SERIES_SINCE = 2004

function monthOf(written: number, year: number | null): number {
  const month = written > WOMAN ? written - WOMAN : written
  const ofSecondSeries = month > SECOND_SERIES && (year ?? 0) >= SECOND_SERIES_SINCE
  return ofSecondSeries ? month - SECOND_SERIES : month
}

function isChecked(code: string, year: number): boolean {
  if (code.length === WITHOUT_CHECK_DIGIT || Number(code) % MODULUS === 0) return true
  const tenAsZero = numberAt(code, 0, WITHOUT_CHECK_DIGIT) % MODULUS === 10 && code.endsWith("0")
  return year <= LAST_YEAR_OF_THE_EXCEPTION && tenAsZero
}
