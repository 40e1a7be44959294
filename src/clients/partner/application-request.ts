import { z } from "@medusajs/framework/zod"
import { decimalOf, isPositive, jsonNumberOf } from "../../core/shared/money"
import { amountSent } from "./amount-sent"
import { purchaseItems } from "./purchase-request"
import { optionalWord, shopsOwn, word } from "./request-text"

/** A decimal string in major units, zero or more. */
const sum = z
  .string()
  .refine((amount) => {
    const decimal = decimalOf(amount)
    return (
      decimal !== null && jsonNumberOf(decimal) !== null && (isPositive(decimal) || Number(decimal) === 0)
    )
  })
  .nullish()

const count = z.int().min(0).nullish()

const creditApplication = z.strictObject({
  /** Links to a session (ePOS); absent in the direct flow. */
  posSessionUuid: z.guid().nullish(),
  productCode: word,
  amount: amountSent,
  /** Months. */
  period: z.int().positive(),
  /** Day of the month. */
  paymentDay: z.int().min(1).max(31).nullish(),
  downPaymentAmount: sum,
  monthlyIncome: sum,
  monthlyFinancialObligations: sum,
  monthlyHouseholdCosts: sum,
  dependantsCount: count,
  incomeSource: optionalWord,
  employmentPosition: optionalWord,
  employerName: optionalWord,
  civilStatus: optionalWord,
  housingStatus: optionalWord,
  /** The account to which the financing is paid. */
  payoutAccountNumber: optionalWord,
  /** What else the product asks for, under the service's own names in snake_case. */
  further: z
    .record(z.string().regex(/^[a-z][a-z0-9_]*$/), z.union([z.string(), z.number(), z.boolean()]))
    .nullish(),
})

const address = z.strictObject({
  type: optionalWord,
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .toUpperCase(),
  street: optionalWord,
  house: optionalWord,
  apartment: optionalWord,
  city: optionalWord,
  zipCode: optionalWord,
})

/** Objects whose inner fields no document shows: sent as the merchant configured them, or not at all. */
const configured = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown()), z.boolean()]).nullish()

/**
 * What C1 is asked. Strict: what does not fit is refused before anything is sent. Everything in it is on its way
 * through and is kept nowhere. Partner API, section 2.3; service reference, C1.
 */
export const applicationRequest = z.strictObject({
  creditApplication,
  customer: z.strictObject({
    identityCode: word,
    firstName: word,
    lastName: word,
    gender: z.enum(["m", "f"]).nullish(),
  }),
  addresses: z.array(address).max(5).nullish(),
  /** The phone number in the international format. */
  contact: z.strictObject({ mobile: z.string().regex(/^\+[1-9]\d{6,14}$/), email: word }).nullish(),
  identification: z
    .strictObject({ documentType: word, documentNumber: word, documentValidTo: z.iso.date().nullish() })
    .nullish(),
  consents: z
    .array(z.strictObject({ type: word, value: z.boolean(), text: optionalWord }))
    .max(20)
    .nullish(),
  purchase: z
    .strictObject({
      purchaseReference: optionalWord,
      description: optionalWord,
      items: purchaseItems.nullish(),
    })
    .nullish(),
  /** Where the service reports the direct flow. */
  callbackUrl: z.url().nullish(),
  customerConsents: configured,
  customerUbos: configured,
  customerPep: configured,
  customerSelfUbo: configured,
  elseUboPep: configured,
  customerConsent: configured,
  additionalDetails: shopsOwn,
  /** B2's dotted names of what the product asks for; what is missing is refused before anything is sent. */
  requiredParameters: z.array(z.string()).nullish(),
})

export type ApplicationRequest = z.input<typeof applicationRequest>

/** A request that was found to fit. */
export type CheckedApplication = z.output<typeof applicationRequest>
