import { z } from "@medusajs/framework/zod"
import { isJsonObject } from "../http/casing"
import { jsonAnswer } from "../http/decoders"
import { anotherUnless } from "../http/endpoint"
import { decimalOrNull, flagOrNull, shownText, text, wholeOrNull, wholes, words } from "../http/tolerant"
import type { PartnerEndpoint } from "./partner-endpoint"
import { inVersion2 } from "./paths"

/** A product code as the service has agreed it with the shop. Amounts are decimal strings in major units. */
export interface Product {
  readonly code: string
  readonly name: string | null
  /** The service's own word for the kind of product. */
  readonly type: string | null
  readonly minAmount: string | null
  readonly maxAmount: string | null
  /** Months. */
  readonly periods: readonly number[]
  readonly defaultPeriod: number | null
  /** Days of the month. */
  readonly paymentDays: readonly number[]
  readonly defaultPaymentDay: number | null
  readonly downPaymentEnabled: boolean | null
  /** Whether a contract waits for the merchant's approval, where the service says so. */
  readonly requiresApproval: boolean | null
  readonly opensInEpos: boolean | null
  /** Dotted names of what an application must contain for this product. */
  readonly requiredParameters: readonly string[]
  readonly validFrom: string | null
  readonly validTo: string | null
}

const parameters = z.looseObject({
  minAmount: decimalOrNull,
  maxAmount: decimalOrNull,
  minFinanceableAmount: decimalOrNull,
  maxFinanceableAmount: decimalOrNull,
  periodOptions: wholes,
  defaultPeriod: wholeOrNull,
  paymentDayOptions: wholes,
  defaultPaymentDay: wholeOrNull,
  downPaymentEnabled: flagOrNull,
  contractActivationRequiresPartnerApproval: flagOrNull,
  eposOpenable: flagOrNull,
  applicationRequiredParams: words,
})

/** Service reference, B2: wrapped in `product` or flat; a list with one entry is taken for its entry. */
const unwrapped = (body: unknown): unknown => {
  const wrapped = isJsonObject(body) ? (body["product"] ?? body["products"] ?? body) : body
  return Array.isArray(wrapped) && wrapped.length === 1 ? (wrapped[0] as unknown) : wrapped
}

const product: z.ZodType<Product> = z.preprocess(
  unwrapped,
  z
    .looseObject({
      code: text,
      name: shownText,
      type: shownText,
      validFrom: shownText,
      validTo: shownText,
      parameters,
    })
    .transform(({ code, name, type, validFrom, validTo, parameters: given }) => ({
      code,
      name,
      type,
      minAmount: given.minFinanceableAmount ?? given.minAmount,
      maxAmount: given.maxFinanceableAmount ?? given.maxAmount,
      periods: given.periodOptions,
      defaultPeriod: given.defaultPeriod,
      paymentDays: given.paymentDayOptions,
      defaultPaymentDay: given.defaultPaymentDay,
      downPaymentEnabled: given.downPaymentEnabled,
      requiresApproval: given.contractActivationRequiresPartnerApproval,
      opensInEpos: given.eposOpenable,
      requiredParameters: given.applicationRequiredParams,
      validFrom,
      validTo,
    })),
)

export interface ReadProductInput {
  readonly productCode: string
}

/** B2: price range, periods and rules of a product. It exists in version 2 only; codes may hold a `%`. */
export const readProduct: PartnerEndpoint<ReadProductInput, Product> = {
  id: "B2",
  group: "calculations",
  method: "GET",
  retry: "read",
  paths: inVersion2("/products?product_code={code}"),
  place: ({ input: { productCode } }) => ({ code: productCode }),
  decode: jsonAnswer(product),
  flaw: ({ input: { productCode } }, { code }) => anotherUnless(code === productCode),
}
