import { type Answer, notFound, ok, unprocessable } from "../http/answer"
import { type Call, type Endpoint, inVersion2 } from "../http/endpoint"
import type { Purchase } from "../world/purchase"
import { applicationOf } from "./application-of"
import { Form } from "./form"
import { readItems } from "./purchase-form"
import { purchaseOf } from "./purchase-of"

/** D2: replaces all items of a purchase. It exists in version 2 only. */
export const putPurchaseItems: Endpoint = {
  id: "D2",
  method: "put",
  paths: inVersion2("applications/:applicationUuid/purchase/:purchaseUuid/items"),
  handle: answerPutPurchaseItems,
}

function answerPutPurchaseItems(call: Call): Answer {
  const { world, body, dialect } = call
  const application = applicationOf(call)
  if (application === undefined) return notFound("application_not_found")
  const purchase = purchaseOf(call, application)
  if (purchase === null) return notFound("purchase_not_found")
  const form = new Form(body, dialect)
  const refuseUnknown = world.settings.unknown_fields === "refused"
  const items = readItems(form, (part) => {
    if (refuseUnknown) part?.refuseUnknown()
  })
  if (items === null) form.refuse("items", "is_missing")
  if (items?.length === 0) form.refuse("items", "is_empty")
  if (refuseUnknown) form.refuseUnknown()
  if (form.problems.length > 0) return unprocessable(form.problems)
  purchase.items = items ?? []
  return ok(view(call, purchase))
}

function view({ world }: Call, { uuid, items }: Purchase): object | undefined {
  const forms = {
    empty_object: {},
    items: { items },
    purchase: { purchase: { uuid, items } },
    empty: undefined,
  }
  return forms[world.settings.shapes.purchase_items]
}
