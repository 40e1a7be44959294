/** What a field of the application holds, and so how it is checked. */
export const FIELD_KINDS = [
  "text",
  "identity_code",
  "phone",
  "email",
  "amount",
  "count",
  "choice",
  "date",
  "country",
  "iban",
] as const

export type FieldKind = (typeof FIELD_KINDS)[number]

/** One field of the application as the plan asks for it. */
export interface ApplicantField {
  /** The service's dotted name: `customer.identity_code`. */
  readonly name: string
  readonly kind: FieldKind
  readonly required: boolean
  /** The words to choose from; null where any answer is good. */
  readonly options: readonly string[] | null
}

export interface ApplicantContext {
  /** The country whose identity codes and phone numbers count, two letters. */
  readonly countryCode: string
  /** `YYYY-MM-DD` in the shopper's country. */
  readonly today: string
  /** The shopper's language: `pl` or `pl-PL`. One without sentences gets English. */
  readonly language: string
}
