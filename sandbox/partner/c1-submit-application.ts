import { randomUUID } from "node:crypto"
import BigNumber from "bignumber.js"
import { type Answer, created, notFound, refused, unprocessable } from "../http/answer"
import { type Call, type Endpoint, inBothVersions } from "../http/endpoint"
import { isJsonObject } from "../json"
import { decide } from "../life/decide"
import { openApplication } from "../life/open-application"
import { findSession } from "../life/open-session"
import { decideWhenDue } from "../life/settle"
import { isWithin } from "../money"
import { type Product, productOf } from "../shops"
import type { Session } from "../world/session"
import { type ApplicationRequest, readApplicationForm } from "./application-form"
import { applicationView } from "./application-view"
import { Form } from "./form"
import { missingParams, requiredParams } from "./required-params"

/** C1: submits an application, of the direct flow or for a session. */
export const submitApplication: Endpoint = {
  id: "C1",
  method: "post",
  paths: inBothVersions("applications"),
  handle: answerSubmitApplication,
}

/** Partner API, section 1, rule 7. */
const CLASH = "Error has occurred, contact customer support"

function answerSubmitApplication(call: Call): Answer {
  const { world, shop, dialect, body } = call
  const { settings } = world
  const form = new Form(body, dialect)
  const request = readApplicationForm(form, settings.unknown_fields === "refused")
  if (form.problems.length > 0) return unprocessable(form.problems)
  const product = productOf(shop, request.productCode)
  if (product === undefined) return notFound("product_not_found")
  const names = requiredParams(product, settings)
  const session = findSession(world, request.sessionUuid ?? "") ?? null
  const problems = [
    ...missingParams({ body, dialect, names }),
    ...whyNotPossible(request, product),
    ...whyNotInSession(call, request, session),
  ]
  if (problems.length > 0) return unprocessable(problems)
  const clashes = settings.customer_data === "compared" && world.customers.clashes(request.customer)
  if (clashes && settings.shapes.customer_clash !== "decision_failed")
    return clash(settings.shapes.customer_clash)
  return record(call, { request, product, session, clashes })
}

interface Checked {
  readonly request: ApplicationRequest
  readonly product: Product
  readonly session: Session | null
  readonly clashes: boolean
}

function record(
  { world, shop, dialect, body }: Call,
  { request, product, session, clashes }: Checked,
): Answer {
  const { amount, downPayment, period, customer, callbackUrl, salespersonReference, payoutAccount } = request
  const asked = {
    shop,
    product,
    session,
    terms: { amount, downPayment, period, paymentDay: request.paymentDay ?? product.defaultPaymentDay },
    customer,
    received: isJsonObject(body) ? body : {},
    callbackUrl,
    salespersonReference,
    payoutAccount,
    purchase:
      request.purchase === null
        ? null
        : { ...request.purchase, uuid: randomUUID(), items: request.purchase.items ?? [] },
  }
  const application = openApplication(world, asked, clashes ? null : world.settings.decision_delay_ms)
  const answer = created(
    view(world.settings.shapes.application_created, applicationView(world, application, dialect)),
  )
  if (clashes) {
    decide(world, application, { decision: "failed", incomeProofType: null, changes: null })
    application.decisionMessages = [CLASH]
  } else {
    world.customers.add(customer)
    decideWhenDue(world, application)
  }
  return answer
}

const view = (shape: "flat" | "wrapped", application: object): object =>
  shape === "flat" ? application : { credit_application: application }

function whyNotPossible(request: ApplicationRequest, product: Product): readonly string[] {
  const { amount, downPayment, period, paymentDay } = request
  const least = new BigNumber(amount).times(product.downPaymentMinimumRate ?? 1).toFixed()
  const mayPayDown =
    new BigNumber(downPayment).isZero() ||
    (product.downPaymentMinimumRate !== null &&
      isWithin(downPayment, least, amount) &&
      downPayment !== amount)
  const checks: readonly (readonly [boolean, string])[] = [
    [isWithin(amount, product.minAmount, product.maxAmount), "amount_is_not_valid"],
    [product.periods.includes(period), "period_does_not_have_a_valid_value"],
    [
      paymentDay === null || product.paymentDays.includes(paymentDay),
      "payment_day_does_not_have_a_valid_value",
    ],
    [mayPayDown, "down_payment_amount_is_not_valid"],
  ]
  return checks.filter(([fits]) => !fits).map(([, code]) => `credit_application_${code}`)
}

/** A session takes one application, for its own product and amount, while it is open. */
function whyNotInSession(
  { shop }: Call,
  request: ApplicationRequest,
  session: Session | null,
): readonly string[] {
  if (request.sessionUuid === null) return []
  const isOpen = session?.shop.shopUuid === shop.shopUuid && session.status === "pending"
  if (!isOpen || session.applicationUuid !== null) return ["credit_application_pos_session_uuid_is_not_valid"]
  return [
    ...(session.product.code === request.productCode
      ? []
      : ["credit_application_product_code_does_not_have_a_valid_value"]),
    ...(session.request.amount === request.amount ? [] : ["credit_application_amount_is_not_valid"]),
  ]
}

function clash(shape: "refused" | "bad_request" | "server_error"): Answer {
  return refused({ refused: 422, bad_request: 400, server_error: 500 }[shape], CLASH)
}
