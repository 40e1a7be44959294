import type { OperationRecord } from "../../core/shared/records"
import type { ShopDesk } from "../desk"
import { itemsToTell, writeItems } from "./items"
import { offeredPaper } from "./offered-paper"
import { oneAtATime } from "./paper-run"

const keyOf = (fulfillmentId: string): string => `items:fulfillment:${fulfillmentId}`

/**
 * Goods went out: if serial numbers were written into Medusa's metadata, saves the intent to tell them (D2).
 * @returns null where there is nothing to tell
 */
async function intendSerialNumbers(
  desk: ShopDesk,
  { orderId, fulfillmentId }: { readonly orderId: string; readonly fulfillmentId: string },
): Promise<OperationRecord | null> {
  const financing = await desk.records.findFinancing({ order_id: orderId })
  if (financing === null) return null
  const [offered, goods] = [
    await offeredPaper(desk, financing.id, "items"),
    await desk.commerce.orderGoods(orderId),
  ]
  const serials = goods?.items.some(({ serialNumbers }) => serialNumbers.length > 0) === true
  if (!offered.ok || goods === null || (!serials && goods.looseSerialNumbers.length === 0)) return null
  return desk.records.openOperation({
    financing_id: financing.id,
    kind: "items",
    idempotency_key: keyOf(fulfillmentId),
    note: "serial_numbers",
    next_try_at: desk.clock.now(),
  })
}

/** Tells the items of the order as they are now, with their serial numbers. */
export async function tellSerialNumbers(desk: ShopDesk, operation: OperationRecord): Promise<void> {
  if (operation.status === "done" || operation.status === "refused") return
  const id = operation.financing_id
  const offered = await offeredPaper(desk, id, "items")
  const items = offered.ok ? await itemsToTell(desk, offered.value.financing, []) : offered
  if (!offered.ok || !items.ok) {
    await desk.records.changeOperation(operation, { status: "refused", next_try_at: null })
    return
  }
  await oneAtATime(desk, { id, of: "purchase" }, () =>
    writeItems(desk, offered.value, { operation, items: items.value }),
  )
}

/** The same for goods that have just gone out. */
export async function tellSerialNumbersOf(
  desk: ShopDesk,
  gone: { readonly orderId: string; readonly fulfillmentId: string },
): Promise<void> {
  const operation = await intendSerialNumbers(desk, gone)
  if (operation !== null) await tellSerialNumbers(desk, operation)
}
