import BigNumber from "bignumber.js"
import { isJsonObject, type JsonObject, parseJson } from "../json"
import { money } from "../money"
import type { LeasingRequest } from "./application"
import type { LeasingWorld } from "./leasing-world"
import type { LeasingShop, LeasingTariff } from "./shops"

/** Service reference, section 9.1; the codes after the third are the sandbox's own. */
export type ErrorCode =
  | "AUTHENTICATION_FAILURE"
  | "WRONG_RETURN_URL"
  | "WRONG_ORDER_ID"
  | "WRONG_ALERT_URL"
  | "WRONG_ORDER_AMOUNT"
  | "WRONG_ORDER_CURRENCY"
  | "WRONG_ORDER_JSON"
  | "WRONG_TARIFF_CODE"
  | "WRONG_TERM"
  | "TOKEN_EXPIRED"
  | "APPLICATION_NOT_FOUND"
  | "REQUEST_IS_NOT_VALID"

type Checked =
  { readonly ok: true; readonly request: LeasingRequest } | { readonly ok: false; readonly code: ErrorCode }

const refuse = (code: ErrorCode): Checked => ({ ok: false, code })

/** Dot or comma decimals, no thousands separator. */
function amountOf(value: unknown): BigNumber | null {
  const text = typeof value === "number" || typeof value === "string" ? String(value).replace(",", ".") : ""
  return /^-?\d+(\.\d{1,2})?$/.test(text) ? new BigNumber(text) : null
}

function linesIn(value: unknown, form: "list" | "text" | "any"): readonly JsonObject[] | null {
  const isText = typeof value === "string"
  if ((form === "list" && isText) || (form === "text" && !isText)) return null
  const list = isText ? parseJson(value) : value
  return Array.isArray(list) && list.length > 0 && list.every(isJsonObject) ? list : null
}

/** What the lines come to: the price is per unit, and a piece cannot be cut. */
function sumOf(lines: readonly JsonObject[]): BigNumber | null {
  let sum = new BigNumber(0)
  for (const { name, price, quantity } of lines) {
    const unit = amountOf(price)
    const isLine =
      typeof name === "string" && name !== "" && Number.isSafeInteger(quantity) && Number(quantity) > 0
    if (!isLine || unit === null) return null
    sum = sum.plus(unit.times(Number(quantity)))
  }
  return sum
}

const isWebAddress = (value: unknown): value is string =>
  typeof value === "string" && /^https?:/.test(value) && URL.canParse(value)

function tariffOf({ tariffs }: LeasingShop, code: unknown): LeasingTariff | undefined {
  if (code === undefined && tariffs.length === 1) return tariffs[0]
  return tariffs.find(({ tariff_code: own }) => own === code)
}

const fits = ({ rows }: LeasingTariff, amount: BigNumber): boolean =>
  rows.some((row) => amount.gte(row.amount_from) && amount.lte(row.amount_to))

const allowsTerm = ({ rows }: LeasingTariff, term: unknown): boolean =>
  term === undefined || rows.some((row) => Number(term) >= row.term_from && Number(term) <= row.term_to)

const isTaken = (world: LeasingWorld, shop: LeasingShop, orderId: string): boolean =>
  [...world.applications.values()].some(
    (one) => one.shop.uuid === shop.uuid && one.request.orderId === orderId,
  )

/** Checks the body of create against the documents, in their order. Service reference, section 9.2. */
export function readCreateForm(world: LeasingWorld, shop: LeasingShop, body: JsonObject): Checked {
  const { order_id: orderId, return_url: returnUrl, alert_url: alertUrl, term } = body
  if (typeof orderId !== "string" || !/[A-Z]/.test(orderId) || isTaken(world, shop, orderId))
    return refuse("WRONG_ORDER_ID")
  if (!isWebAddress(returnUrl)) return refuse("WRONG_RETURN_URL")
  if (!isWebAddress(alertUrl)) return refuse("WRONG_ALERT_URL")
  if (body.order_currency !== undefined && body.order_currency !== "EUR")
    return refuse("WRONG_ORDER_CURRENCY")
  const amount = amountOf(body.order_amount)
  const lines = linesIn(body.order_json, world.settings.order_json)
  const sum = lines === null ? null : sumOf(lines)
  if (sum === null) return refuse("WRONG_ORDER_JSON")
  if (amount === null || !amount.gt(0) || !amount.eq(sum)) return refuse("WRONG_ORDER_AMOUNT")
  const tariff = tariffOf(shop, body.tariff_code)
  if (tariff === undefined) return refuse("WRONG_TARIFF_CODE")
  if (!fits(tariff, amount)) return refuse("WRONG_ORDER_AMOUNT")
  if (!allowsTerm(tariff, term)) return refuse("WRONG_TERM")
  return {
    ok: true,
    request: {
      orderId,
      amount: money(amount),
      tariff,
      term: term === undefined ? null : Number(term),
      returnUrl,
      alertUrl,
    },
  }
}
