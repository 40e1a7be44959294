import type { ApplicationRequest } from "../../clients/partner/application-request"
import type { JsonObject } from "../../core/shared/records"
import type { GivenConsent, ShownConsent } from "../../core/shared/consents"

/** As the merchant configured them, or as the store's front end has them. */
type Configured = JsonObject | unknown[] | boolean

/** Objects whose inner fields no document shows; passed through as they came. Partner API, section 2.3. */
export interface FurtherObjects {
  readonly customer_consents?: Configured | undefined
  readonly customer_ubos?: Configured | undefined
  readonly customer_pep?: Configured | undefined
  readonly customer_self_ubo?: Configured | undefined
  readonly else_ubo_pep?: Configured | undefined
  readonly customer_consent?: Configured | undefined
  readonly additional_details?: JsonObject | undefined
}

/** Applicant's values by the form's names, found right and written as they are sent. */
type Values = Readonly<Record<string, string>>

interface Application {
  readonly productCode: string
  readonly payable: string
  readonly terms: {
    readonly period: number
    readonly payment_day?: number | undefined
    readonly down_payment_amount?: string | undefined
  }
  readonly values: Values
  readonly consents: readonly { readonly given: GivenConsent; readonly shown: ShownConsent }[]
  readonly further: FurtherObjects
  /** Of the session to which the application is linked: the short flow. */
  readonly sessionUuid: string | null
  readonly purchaseReference: string
  readonly description: string | null
  readonly callbackUrl: string
}

/** Fields of the credit that C1's request names itself; the rest goes under the service's own names. */
const CREDIT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    monthly_income: "monthlyIncome",
    monthly_financial_obligations: "monthlyFinancialObligations",
    monthly_household_costs: "monthlyHouseholdCosts",
    income_source: "incomeSource",
    employment_position: "employmentPosition",
    employer_name: "employerName",
    civil_status: "civilStatus",
    housing_status: "housingStatus",
    payout_account_number: "payoutAccountNumber",
  }),
)

/** The values of one object, by their last names. */
const under = (values: Values, object: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const [first, last] = name.split(".")
      return first === object && last !== undefined ? [[last, value]] : []
    }),
  )

function creditOf({
  productCode,
  payable,
  terms,
  values,
  sessionUuid,
}: Application): ApplicationRequest["creditApplication"] {
  const credit = under(values, "credit_application")
  const { dependants_count: dependants, ...others } = credit
  const named: Record<string, string> = {}
  const further: Record<string, string> = {}
  for (const [name, value] of Object.entries(others)) {
    const known = CREDIT.get(name)
    if (known === undefined) further[name] = value
    else named[known] = value
  }
  return {
    ...named,
    posSessionUuid: sessionUuid,
    productCode,
    amount: payable,
    period: terms.period,
    paymentDay: terms.payment_day ?? null,
    downPaymentAmount: terms.down_payment_amount ?? null,
    dependantsCount: dependants === undefined ? null : Number(dependants),
    further: Object.keys(further).length === 0 ? null : further,
  }
}

function customerOf(values: Values): ApplicationRequest["customer"] {
  const { identity_code = "", first_name = "", last_name = "", gender } = under(values, "customer")
  return {
    identityCode: identity_code,
    firstName: first_name,
    lastName: last_name,
    gender: gender === "m" || gender === "f" ? gender : null,
  }
}

function addressesOf(values: Values): ApplicationRequest["addresses"] {
  const {
    country,
    zip_code: zipCode,
    street,
    house,
    apartment,
    city,
    type,
  } = under(values, "customer_addresses")
  return country === undefined ? null : [{ country, zipCode, street, house, apartment, city, type }]
}

function identificationOf(values: Values): ApplicationRequest["identification"] {
  const {
    document_type: documentType,
    document_number: documentNumber,
    document_valid_to: documentValidTo,
  } = under(values, "customer_identification")
  if (documentType === undefined || documentNumber === undefined) return null
  return { documentType, documentNumber, documentValidTo }
}

/** C1's request. Everything personal in it is on its way through. */
export function applicationRequestOf(application: Application): ApplicationRequest {
  const { values, further } = application
  const contact = under(values, "customer_contact")
  return {
    creditApplication: creditOf(application),
    customer: customerOf(values),
    addresses: addressesOf(values),
    contact: { mobile: contact["mobile"] ?? "", email: contact["email"] ?? "" },
    identification: identificationOf(values),
    consents: application.consents.map(({ given, shown }) => ({
      type: shown.type,
      value: given.value,
      text: shown.text,
    })),
    purchase: { purchaseReference: application.purchaseReference, description: application.description },
    callbackUrl: application.callbackUrl,
    customerConsents: further.customer_consents,
    customerUbos: further.customer_ubos,
    customerPep: further.customer_pep,
    customerSelfUbo: further.customer_self_ubo,
    elseUboPep: further.else_ubo_pep,
    customerConsent: further.customer_consent,
    additionalDetails: further.additional_details,
  }
}
