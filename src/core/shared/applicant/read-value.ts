import { readIban } from "../iban"
import { err, ok, type Result } from "../result"
import { ageOn, isDay } from "./calendar"
import type { ApplicantContext, ApplicantField, FieldKind } from "./field"
import { readIdentityCode } from "./identity-code"
import { readPhone } from "./phone"
import type { FieldReason } from "./reason"

interface Asked {
  readonly field: ApplicantField
  readonly context: ApplicantContext
}

type Read = (typed: string, asked: Asked) => Result<string, FieldReason>

const ADULT = 18
const LONGEST_TEXT = 255
const CONTROL_CHARACTER = /\p{Cc}/u
const E_MAIL = /^[^\s@<>()",;:]{1,64}@([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u
const FOREIGN_CODE = /^[\p{L}\p{N}][\p{L}\p{N} \-/.]{3,39}$/u

/** A reader for each kind: it answers the value as it is sent to the service, or why it is refused. */
const READERS: Readonly<Record<FieldKind, Read>> = {
  text: (typed) => (CONTROL_CHARACTER.test(typed) ? err("text_form") : ok(typed)),
  identity_code: readCode,
  phone: (typed, { context }) => readPhone(context.countryCode, typed),
  email: (typed) => (E_MAIL.test(typed) && !typed.includes("..") ? ok(typed) : err("email_form")),
  amount: readAmount,
  count: (typed) => (/^\d{1,4}$/.test(typed) ? ok(String(Number(typed))) : err("count_form")),
  choice: readChoice,
  date: readDay,
  country: (typed) => (/^[A-Z]{2}$/i.test(typed) ? ok(typed.toUpperCase()) : err("country_form")),
  iban: (typed) => readIban(typed),
}

/** What a person typed into a field, not empty and without blanks around it. What is very long is not looked at. */
export const readValue = (typed: string, asked: Asked): Result<string, FieldReason> =>
  typed.length > LONGEST_TEXT ? err("text_form") : READERS[asked.field.kind](typed, asked)

function readCode(typed: string, { context }: Asked): Result<string, FieldReason> {
  const read = readIdentityCode(context.countryCode, typed)
  if (read === null) return FOREIGN_CODE.test(typed) ? ok(typed) : err("identity_form")
  if (!read.ok) return read
  const { code, birthDate } = read.value
  if (birthDate === null) return ok(code)
  if (birthDate > context.today) return err("identity_date")
  return ageOn(birthDate, context.today) < ADULT ? err("under_age") : ok(code)
}

/** Groups of three may be set apart by blanks, and the decimals by a comma. */
function readAmount(typed: string): Result<string, FieldReason> {
  const plain = typed.replace(/\s/g, "").replace(",", ".")
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? ok(plain) : err("amount_form")
}

function readChoice(typed: string, { field }: Asked): Result<string, FieldReason> {
  const known = field.options === null || field.options.includes(typed)
  return known ? ok(typed) : err("choice_unknown")
}

/** A document that is not valid any more cannot identify anybody. */
function readDay(typed: string, { field, context }: Asked): Result<string, FieldReason> {
  if (!isDay(typed)) return err("date_form")
  return field.name.endsWith("_valid_to") && typed < context.today ? err("date_past") : ok(typed)
}
