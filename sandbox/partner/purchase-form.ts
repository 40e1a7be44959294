import type { JsonObject } from "../json"
import { isWebAddress } from "./field-tests"
import type { Form } from "./form"
import { readMerchant } from "./merchant-form"

/** What is said about a purchase; null is nothing said. */
export interface PurchaseForm {
  readonly reference: string | null
  readonly description: string | null
  readonly additionalDescription: string | null
  readonly items: readonly JsonObject[] | null
  readonly merchant: JsonObject | null
}

type Finish = (part: Form | null) => void

/** Reads the object `purchase` of C1 and D1. Every field is optional. Service reference, section 4. */
export function readPurchase(purchase: Form | null, finish: Finish): PurchaseForm | null {
  if (purchase === null) return null
  const details = purchase.optionalObject("additional_details")
  const merchant = purchase.optionalObject("merchant")
  const read = {
    reference: purchase.optionalText("purchase_reference"),
    description: purchase.optionalText("description"),
    additionalDescription: details?.optionalText("description") ?? null,
    items: readItems(purchase, finish),
    merchant: merchant === null ? null : readMerchant(merchant, finish),
  }
  finish(details)
  finish(purchase)
  return read
}

const TEXTS = ["item_reference", "description", "serial_number"] as const
const ADDRESSES = ["url", "image_url"] as const

/** Reads `items`: each needs at least one parameter. Null when there is no list. */
export function readItems(form: Form, finish: Finish): readonly JsonObject[] | null {
  const items = form.optionalList("items")
  if (items === null) return null
  return items.map((item) => {
    if (item.names.length === 0) form.refuse("items", "is_empty")
    const read: Record<string, unknown> = {
      type: item.optionalWord("type", ["product", "service", "vehicle"]),
      quantity: item.optionalNumber("quantity", (value) => Number.isInteger(value) && value > 0),
      amount: item.optionalDecimal("amount"),
    }
    for (const name of TEXTS) read[name] = item.optionalText(name)
    for (const name of ADDRESSES) read[name] = item.optionalText(name, isWebAddress)
    const vehicle = item.names.filter((name) => name.startsWith("vehicle"))
    for (const name of vehicle) read[name] = item.optionalText(item.documented(name))
    finish(item)
    return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== null))
  })
}
