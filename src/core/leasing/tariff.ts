/** One row of a tariff's data. Service reference, section 9.1; percents are real percents, as decimal strings. */
export interface TariffTerms {
  /** Months, both included. */
  readonly termFrom: number
  readonly termTo: number
  /** EUR, both included. */
  readonly amountFrom: string
  readonly amountTo: string
  /** Percent of the amount that the customer pays in advance. */
  readonly advanceFrom: string
  readonly advanceTo: string
  /** Percent of the financed amount, once. */
  readonly adminFee: string
  /** Percent of the financed amount, each month. */
  readonly monthlyAdminFee: string
  /** Percent of what is owed, each month. */
  readonly monthlyInterest: string
}

/** A product of the leasing service as it is assigned to the e-shop. */
export interface Tariff {
  readonly code: string
  readonly validFrom: string | null
  readonly validTo: string | null
  /** `moki`: which product of the service is behind it. */
  readonly product: string | null
  readonly terms: readonly TariffTerms[]
}
