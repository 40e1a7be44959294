import { err, ok } from "../../result"
import { dayOf } from "../calendar"
import { numberAt, weighted } from "./digits"
import type { ReadCode } from "./read-code"

const FORM = /^[1-8]\d{10}$/
const FIRST_WEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]
const SECOND_WEIGHTS = [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]
const MODULUS = 11
const NO_DIGIT = 10

/** `GYYMMDDNNNC`: sex and century, birth date, number of the day, check digit. EVS 585 and the Lithuanian law alike. */
export function estonianCode(code: string): ReadCode {
  if (!FORM.test(code)) return err("identity_form")
  const birthDate = dayOf(centuryOf(code) + numberAt(code, 1, 3), numberAt(code, 3, 5), numberAt(code, 5, 7))
  if (birthDate === null) return err("identity_date")
  return checkDigitOf(code) === numberAt(code, 10, 11) ? ok({ code, birthDate }) : err("identity_check_digit")
}

/** 1 and 2 stand for the years from 1800, 3 and 4 for those from 1900, and so on. */
const centuryOf = (code: string): number => 1800 + 100 * Math.floor((Number(code[0]) - 1) / 2)

function checkDigitOf(code: string): number {
  const first = weighted(code, FIRST_WEIGHTS) % MODULUS
  return first === NO_DIGIT ? (weighted(code, SECOND_WEIGHTS) % MODULUS) % 10 : first
}
