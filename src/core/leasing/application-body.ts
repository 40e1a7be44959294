import type { JsonObject } from "../shared/records"
import { jsonNumberOf } from "../shared/money"
import { err, ok, type Result } from "../shared/result"
import type { Basket } from "./basket"
import { CUSTOMER_FIELDS, type LeasingCustomer } from "./customer"
import type { LeasingOrderId, LeasingShopId } from "./ids"
import { orderLinesOf, type LineProblem, type OrderLine } from "./order-lines"
import type { LeasingOverrides } from "./overrides"

/** What create is asked, before the names that the service wants. Service reference, section 9.2. */
export interface ApplicationRequest {
  readonly orderId: LeasingOrderId
  readonly basket: Basket
  /** Only EUR can be asked for. */
  readonly currency: string
  readonly returnUrl: string
  readonly alertUrl: string
  /** Only where the e-shop has two tariffs or more. */
  readonly tariffCode: string | null
  /** Months; null leaves the term to the customer. */
  readonly term: number | null
  readonly customer: LeasingCustomer | null
}

/** The field that a request cannot be made with. */
export type RequestProblem = LineProblem | "order_currency_is_not_valid"

/** The only currency of the leasing service. */
const LEASING_CURRENCY = "EUR"

const underNames = (names: readonly string[], value: unknown): JsonObject =>
  Object.fromEntries(names.map((name) => [name, value]))

const present = (body: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && value !== ""))

const amountIn = (amount: string, { amountForm }: LeasingOverrides): number | string | null =>
  amountForm === "text" ? amount : jsonNumberOf(amount)

const itemOf = ({ name, price, quantity }: OrderLine, overrides: LeasingOverrides): JsonObject => ({
  ...underNames(overrides.itemNames.name, name),
  ...underNames(overrides.itemNames.price, amountIn(price, overrides)),
  ...underNames(overrides.itemNames.quantity, quantity),
})

function customerOf(customer: LeasingCustomer | null, overrides: LeasingOverrides): JsonObject {
  if (customer === null || overrides.customerForm === "none") return {}
  const fields = CUSTOMER_FIELDS.flatMap(([field]) =>
    overrides.customerNames[field].map((name) => [name, customer[field]] as const),
  )
  const named = present(Object.fromEntries(fields))
  if (overrides.customerForm === "flat" || Object.keys(named).length === 0) return named
  return { [overrides.customerKey]: named }
}

/**
 * The body of create, as the connection's settings word it. What the settings add never takes the place of a field
 * that we send ourselves.
 * @returns the body, or the code of what does not fit; nothing is to be sent then
 */
export function applicationBody(
  request: ApplicationRequest,
  shop: LeasingShopId,
  overrides: LeasingOverrides,
): Result<JsonObject, RequestProblem> {
  if (request.currency.toUpperCase() !== LEASING_CURRENCY) return err("order_currency_is_not_valid")
  const lines = orderLinesOf(request.basket, overrides)
  if (!lines.ok) return lines
  const items = lines.value.map((line) => itemOf(line, overrides))
  const orderAmount = amountIn(request.basket.payable, overrides)
  if (orderAmount === null) return err("order_amount_is_not_valid")
  return ok({
    ...overrides.extraBody,
    ...customerOf(request.customer, overrides),
    ...present({
      uuid: shop,
      tariff_code: request.tariffCode,
      term: request.term,
      return_url: request.returnUrl,
      alert_url: request.alertUrl,
      order_id: request.orderId,
      order_amount: orderAmount,
      order_currency: LEASING_CURRENCY,
      order_json: overrides.orderJsonForm === "text" ? JSON.stringify(items) : items,
    }),
  })
}
