import { type Answer, notFound, ok, unprocessable } from "../http/answer"
import { type Call, type Endpoint, inVersion2 } from "../http/endpoint"
import { inWords } from "../http/shape-answer"
import type { JsonObject } from "../json"
import { allowedSigningMethods } from "../life/signing-methods"
import { type Product, productOf, type Shop } from "../shops"
import { requiredParams } from "./required-params"

/** B2: one product's parameters. It exists in version 2 only. */
export const readProduct: Endpoint = {
  id: "B2",
  method: "get",
  paths: inVersion2("products"),
  handle: answerReadProduct,
}

function answerReadProduct({ world, shop, query }: Call): Answer {
  const code = query.product_code
  if (code === undefined || code === "") return unprocessable(["product_code_is_missing"])
  const product = typeof code === "string" ? productOf(shop, code) : undefined
  if (product === undefined) return notFound("product_not_found")
  const { product: wrapping, product_values: values } = world.settings.shapes
  const typed = productView(shop, product, requiredParams(product, world.settings))
  const view = values === "typed" ? typed : inWords(typed)
  return ok(wrapping === "flat" ? view : { product: view })
}

/** Service reference, section 2, B2. Amounts are decimal strings. */
function productView(shop: Shop, product: Product, required: readonly string[]): JsonObject {
  return {
    id: String(1000 + shop.products.indexOf(product)),
    uuid: shop.shopUuid,
    code: product.code,
    name: product.name,
    type: product.type,
    valid_from: "2020-01-01",
    valid_to: null,
    parameters: {
      min_amount: product.minAmount,
      max_amount: product.maxAmount,
      default_amount: product.defaultAmount,
      min_financeable_amount: null,
      max_financeable_amount: null,
      period_options: product.periods,
      default_period: product.defaultPeriod,
      payment_day_options: product.paymentDays,
      default_payment_day: product.defaultPaymentDay,
      down_payment_enabled: product.downPaymentMinimumRate !== null,
      down_payment_min_prc: product.downPaymentMinimumRate,
      default_down_payment_prc: null,
      allowed_application_signing_methods: ["sms", "paper", "digital"],
      allowed_contract_signing_methods: allowedSigningMethods(product.method),
      application_required_params: required,
      automatic_contract_signing: false,
      contract_activation_requires_partner_approval: product.approval,
      epos_openable: true,
    },
  }
}
