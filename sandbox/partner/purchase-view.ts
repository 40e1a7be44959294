import type { JsonObject } from "../json"
import type { Purchase } from "../world/purchase"

/** A purchase with everything that the service knows of it. */
export const purchaseView = (purchase: Purchase): JsonObject => ({
  uuid: purchase.uuid,
  purchase_reference: purchase.reference,
  description: purchase.description,
  additional_details: { description: purchase.additionalDescription },
  items: purchase.items,
  merchant: purchase.merchant,
})
