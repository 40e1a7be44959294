import { type Answer, created, notFound, ok, unprocessable } from "../http/answer"
import { type Call, type Endpoint, inBothVersions } from "../http/endpoint"
import { openPaymentLink } from "../life/down-payment"
import { contractRefusalOf } from "../life/refusals"
import { contractOf } from "./contract-of"
import { isWebAddress } from "./field-tests"
import { Form } from "./form"

/** E7: a page of the payment system for one attempt at the down payment. */
export const createPaymentLink: Endpoint = {
  id: "E7",
  method: "post",
  paths: inBothVersions("contracts/:contractUuid/payment_link"),
  handle: answerCreatePaymentLink,
}

/** Partner API, section 3.5: the address ends with the query variable in placeholder form, unencoded. */
const endsWithPlaceholder = (text: string): boolean =>
  isWebAddress(text) && /[?&]status=\{status\}$/.test(text) && !text.includes("#")

function answerCreatePaymentLink(call: Call): Answer {
  const { world, body, dialect } = call
  const contract = contractOf(call)
  if (contract === undefined) return notFound("contract_not_found")
  const form = new Form(body, dialect)
  const returnUrl = form.text("return_url", endsWithPlaceholder)
  if (world.settings.unknown_fields === "refused") form.refuseUnknown()
  if (form.problems.length > 0) return unprocessable(form.problems)
  const refusal = contractRefusalOf.payDown(world, contract)
  if (refusal !== null) return unprocessable([refusal])
  const link = openPaymentLink(world, contract, returnUrl)
  const view = { redirect_url: `${world.url}/payments/${link.uuid}` }
  const shape = world.settings.shapes.payment_link
  if (shape === "ok") return ok(view)
  return created(shape === "wrapped" ? { payment_link: view } : view)
}
