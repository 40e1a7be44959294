import type { ApplicantContext, ApplicantField } from "./field"
import { readValue } from "./read-value"
import type { FieldReason } from "./reason"
import { sentencesOf } from "./sentences"

/** What is wrong with one field. It never holds what was typed. */
export interface ApplicantProblem {
  readonly field: string
  readonly reason: FieldReason
  /** A sentence in the shopper's language. */
  readonly message: string
}

/** What was typed, by the fields' names. A name that is not asked for is not looked at. */
export type ApplicantValues = Readonly<Record<string, string | undefined>>

const typedIn = (values: ApplicantValues, { name }: ApplicantField): string =>
  (Object.hasOwn(values, name) ? (values[name] ?? "") : "").trim()

/** Checks an applicant's data before anything is sent: at most one problem for each field, in the fields' order. */
export function checkApplicant(
  fields: readonly ApplicantField[],
  values: ApplicantValues,
  context: ApplicantContext,
): readonly ApplicantProblem[] {
  const sentences = sentencesOf(context.language)
  return fields.flatMap((field) => {
    const reason = reasonFor(field, typedIn(values, field), context)
    return reason === null ? [] : [{ field: field.name, reason, message: sentences[reason] }]
  })
}

function reasonFor(field: ApplicantField, typed: string, context: ApplicantContext): FieldReason | null {
  if (typed === "") return field.required ? "required" : null
  const read = readValue(typed, { field, context })
  return read.ok ? null : read.error
}

/**
 * The values of an applicant without problems as they are sent: phone numbers in the international format, codes and
 * accounts in their official writing, amounts with a point. What is empty, wrong or not asked for is left out.
 */
export function applicantToSend(
  fields: readonly ApplicantField[],
  values: ApplicantValues,
  context: ApplicantContext,
): Readonly<Record<string, string>> {
  const entries = fields.flatMap((field): [string, string][] => {
    const typed = typedIn(values, field)
    const read = typed === "" ? null : readValue(typed, { field, context })
    return read?.ok === true ? [[field.name, read.value]] : []
  })
  return Object.fromEntries(entries)
}
