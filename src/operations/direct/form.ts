import type { ApplicantField } from "../../core/shared/applicant/field"
import type { ShownConsent } from "../../core/shared/consents"
import { endsInDialog } from "../../core/shared/flow"
import type { FinancingRecord } from "../../core/shared/records"
import { consentsFor, fieldsOf, type DirectPlan } from "./direct-plan"

/** What a shopper fills in to apply. Amounts are decimal strings in major units, periods are months. */
export interface ApplicationFields {
  readonly fields: readonly ApplicantField[]
  readonly consents: readonly ShownConsent[]
  /** Two letters: whose identity codes and telephones are expected. */
  readonly country_code: string
  readonly amount: string
  readonly currency_code: string
  readonly periods: readonly number[]
  readonly default_period: number | null
  /** Null where the service sets the day itself. */
  readonly payment_days: readonly number[] | null
  /** A minimum is known only from a calculation. */
  readonly down_payment: {
    readonly possible: boolean
    readonly required: boolean
    readonly min_amount: string | null
    readonly max_amount: string | null
  }
  readonly test: boolean
}

export function applicationFieldsOf(financing: FinancingRecord, how: DirectPlan): ApplicationFields {
  const { options, plan, connection, settings } = how
  return {
    fields: fieldsOf(how),
    consents: consentsFor(financing, settings),
    country_code: connection.market.toUpperCase(),
    amount: financing.payable,
    currency_code: financing.currency_code,
    periods: options.periods,
    default_period: plan.default_period,
    payment_days: endsInDialog(financing) || options.paymentDays.length === 0 ? null : options.paymentDays,
    down_payment: {
      possible: options.downPaymentEnabled,
      required: false,
      min_amount: null,
      max_amount: options.downPaymentEnabled ? financing.payable : null,
    },
    test: financing.test,
  }
}
