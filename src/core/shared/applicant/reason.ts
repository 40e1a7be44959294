/** Why a field is refused. Every reason has its sentence in each language. */
export const FIELD_REASONS = [
  "required",
  "text_form",
  "identity_form",
  "identity_date",
  "identity_check_digit",
  "under_age",
  "phone_form",
  "phone_country",
  "email_form",
  "amount_form",
  "count_form",
  "choice_unknown",
  "date_form",
  "date_past",
  "country_form",
  "iban_form",
  "iban_length",
  "iban_check_digits",
] as const

export type FieldReason = (typeof FIELD_REASONS)[number]

export type ReasonSentences = Readonly<Record<FieldReason, string>>
