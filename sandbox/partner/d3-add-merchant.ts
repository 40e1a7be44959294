import { type Answer, created, notFound, unprocessable } from "../http/answer"
import { type Call, type Endpoint, inVersion2 } from "../http/endpoint"
import type { Purchase } from "../world/purchase"
import { Form } from "./form"
import { readMerchant } from "./merchant-form"

/** D3: tells which merchant stands behind an aggregator. It exists in version 2 only. */
export const addMerchant: Endpoint = {
  id: "D3",
  method: "post",
  paths: inVersion2("purchases/:purchaseUuid/merchant"),
  handle: answerAddMerchant,
}

function answerAddMerchant(call: Call): Answer {
  const { world, body, dialect } = call
  const purchase = findPurchase(call)
  if (purchase === undefined) return notFound("purchase_not_found")
  const whole = new Form(body, dialect)
  const expected = world.settings.requests.merchant_body
  const isWrapped = expected === "wrapped" || (expected === "any" && whole.has("merchant"))
  const form = isWrapped ? whole.object("merchant") : whole
  const merchant = readMerchant(form, (part) => {
    if (world.settings.unknown_fields === "refused") part.refuseUnknown()
  })
  const problems = [...new Set([...whole.problems, ...form.problems])]
  if (problems.length > 0) return unprocessable(problems)
  purchase.merchant = merchant
  return created(view(call, purchase))
}

function findPurchase({ world, shop, params }: Call): Purchase | undefined {
  const own = [...world.applications.values()].filter(
    (application) => application.shop.shopUuid === shop.shopUuid,
  )
  return (
    own.map(({ purchase }) => purchase).find((purchase) => purchase?.uuid === params.purchaseUuid) ??
    undefined
  )
}

function view({ world }: Call, { uuid, merchant }: Purchase): object | undefined {
  const forms = {
    empty_object: {},
    merchant: { merchant },
    purchase: { purchase: { uuid, merchant } },
    empty: undefined,
  }
  return forms[world.settings.shapes.purchase_merchant]
}
