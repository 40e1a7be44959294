import { jsonNumberOf } from "../../core/shared/money"
import type { JsonObject } from "../../core/shared/records"
import { filled, present } from "./partner-endpoint"
import type { PurchaseItem } from "./purchase-request"

export const itemBody = (item: PurchaseItem): JsonObject =>
  present({
    item_reference: item.itemReference,
    type: item.type,
    description: item.description,
    quantity: item.quantity,
    amount: item.amount && jsonNumberOf(item.amount),
    serial_number: item.serialNumber,
    url: item.url,
    image_url: item.imageUrl,
    vehicle_vin: item.vehicleVin,
    vehicle_licence_plate: item.vehicleLicencePlate,
    vehicle_make: item.vehicleMake,
    vehicle_model: item.vehicleModel,
  })

interface Purchase {
  readonly purchaseReference: string | null
  readonly description: string | null
  readonly additionalDescription?: string | null
  readonly items?: readonly PurchaseItem[] | null | undefined
}

/** A purchase as C1 and D1 take it, in snake_case. */
export const purchaseBody = (purchase: Purchase): JsonObject =>
  present({
    purchase_reference: purchase.purchaseReference,
    description: purchase.description,
    additional_details: filled({ description: purchase.additionalDescription }),
    items: purchase.items?.map(itemBody),
  })
