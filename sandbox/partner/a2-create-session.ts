import { type Answer, created, notFound, unprocessable } from "../http/answer"
import { type Call, type Endpoint, inBothVersions } from "../http/endpoint"
import { isJsonObject } from "../json"
import { openSession } from "../life/open-session"
import { isWithin } from "../money"
import { productOf } from "../shops"
import { Form } from "./form"
import { readSessionForm } from "./session-form"
import { redirectUrlOf, sessionId } from "./session-view"

/** A2: creates a payment session. */
export const createSession: Endpoint = {
  id: "A2",
  method: "post",
  paths: inBothVersions("pos_sessions"),
  handle: answerCreateSession,
}

function answerCreateSession({ world, shop, dialect, body }: Call): Answer {
  const form = new Form(body, dialect)
  const request = readSessionForm(form, { settings: world.settings, now: world.scheduler.now() })
  if (form.problems.length > 0) return unprocessable(form.problems)
  const product = productOf(shop, request.productCode)
  if (product === undefined) return notFound("product_not_found")
  if (request.currency !== shop.currency) return unprocessable(["currency_does_not_have_a_valid_value"])
  if (!isWithin(request.amount, product.minAmount, product.maxAmount)) {
    return unprocessable(["total_amount_is_not_valid"])
  }
  const received = isJsonObject(body) ? body : {}
  const session = openSession(world, { shop, product, request, received })
  return created({
    ...sessionId(world, session),
    status: session.status,
    redirect_url: redirectUrlOf(world, session),
  })
}
