import { type Answer, notFound, ok, unprocessable } from "../http/answer"
import { type Call, type Endpoint, inVersion2 } from "../http/endpoint"
import type { Application } from "../world/application"
import type { Purchase } from "../world/purchase"
import { applicationOf } from "./application-of"
import { Form } from "./form"
import { readPurchase, type PurchaseForm } from "./purchase-form"
import { purchaseOf } from "./purchase-of"

/** D1: creates the application's purchase or updates it. It exists in version 2 only. */
export const putPurchase: Endpoint = {
  id: "D1",
  method: "put",
  paths: inVersion2("applications/:applicationUuid/purchase/:purchaseUuid"),
  handle: answerPutPurchase,
}

function answerPutPurchase(call: Call): Answer {
  const { world, params, body, dialect } = call
  const application = applicationOf(call)
  if (application === undefined) return notFound("application_not_found")
  if (application.purchase !== null && purchaseOf(call, application) === null)
    return notFound("purchase_not_found")
  const form = new Form(body, dialect)
  const refuseUnknown = world.settings.unknown_fields === "refused"
  const told = readPurchase(form.optionalObject("purchase"), (part) => {
    if (refuseUnknown) part?.refuseUnknown()
  })
  if (told === null) form.refuse("purchase", "is_missing")
  if (refuseUnknown) form.refuseUnknown()
  if (form.problems.length > 0 || told === null) return unprocessable(form.problems)
  const purchase = update(application, params.purchaseUuid ?? "", told)
  const forms = {
    wrapped: { purchase: { uuid: purchase.uuid } },
    flat: { uuid: purchase.uuid },
    empty: undefined,
  }
  return ok(forms[world.settings.shapes.purchase])
}

/** What is not told stays as it was. */
function update(application: Application, uuid: string, told: PurchaseForm): Purchase {
  const before = application.purchase
  const purchase: Purchase = {
    uuid,
    reference: told.reference ?? before?.reference ?? null,
    description: told.description ?? before?.description ?? null,
    additionalDescription: told.additionalDescription ?? before?.additionalDescription ?? null,
    items: told.items ?? before?.items ?? [],
    merchant: told.merchant ?? before?.merchant ?? null,
  }
  application.purchase = purchase
  return purchase
}
