import type { BigNumberInput, MedusaContainer } from "@medusajs/framework/types"
import { MathBN } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import type { OrderGoods } from "../operations/order-goods"
import { graph } from "./graph"

const FIELDS = [
  "id",
  "total",
  "items.id",
  "items.title",
  "items.product_title",
  "items.variant_title",
  "items.variant_sku",
  "items.quantity",
  "items.total",
  "items.metadata",
  "fulfillments.canceled_at",
  "fulfillments.metadata",
  "fulfillments.items.line_item_id",
]

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null)

const decimal = z
  .custom<BigNumberInput>((value) => value != null)
  .transform((value) => MathBN.convert(value).toFixed())

const metadata = z.record(z.string(), z.unknown()).nullish()

const itemRow = z.looseObject({
  id: z.string(),
  title: text,
  product_title: text,
  variant_title: text,
  variant_sku: text,
  quantity: decimal,
  total: decimal.nullish(),
  metadata,
})

const fulfillmentRow = z.looseObject({
  canceled_at: z.unknown(),
  metadata,
  items: z.array(z.looseObject({ line_item_id: text })).nullish(),
})

const orderRow = z.looseObject({
  items: z.array(itemRow).nullish(),
  fulfillments: z.array(fulfillmentRow).nullish(),
})

type ItemRow = z.infer<typeof itemRow>
type FulfillmentRow = z.infer<typeof fulfillmentRow>

const words = (value: unknown): readonly string[] => {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  return list.flatMap((one) => (typeof one === "string" || typeof one === "number" ? [String(one)] : []))
}

/** `serial_number` or `serial_numbers`: a text or a list. */
const serialsIn = (metadata: ItemRow["metadata"]): readonly string[] =>
  ["serial_number", "serial_numbers"]
    .flatMap((name) => words(metadata?.[name]))
    .map((word) => word.trim())
    .filter((word) => word !== "")

/** In a fulfilment of one row they are that row's. */
const rowOf = ({ items }: FulfillmentRow): string | null =>
  items?.length === 1 ? (items[0]?.line_item_id ?? null) : null

/** Medusa titles a row by its product and keeps the variant's title beside it. */
const titleOf = ({ product_title: product, variant_title: variant, title }: ItemRow): string | null => {
  const parts = [product ?? title, variant].filter((part) => part !== null && part !== "")
  return parts.length === 0 ? null : [...new Set(parts)].join(", ")
}

/** What the order holds, with the serial numbers that the merchant wrote into Medusa's metadata. */
export async function readOrderGoods(
  container: MedusaContainer,
  orderId: string,
): Promise<OrderGoods | null> {
  const question = { entity: "order", fields: FIELDS, filters: { id: orderId } }
  const [order] = await graph(container, question, orderRow)
  if (order === undefined) return null
  const fulfilled = (order.fulfillments ?? [])
    .filter(({ canceled_at: canceled }) => canceled == null)
    .map((fulfillment) => ({ row: rowOf(fulfillment), serials: serialsIn(fulfillment.metadata) }))
  const serialsOf = (row: string | null) =>
    fulfilled.filter((one) => one.row === row).flatMap(({ serials }) => serials)
  return {
    items: (order.items ?? []).map((item) => ({
      id: item.id,
      title: titleOf(item),
      sku: item.variant_sku,
      quantity: Number(item.quantity),
      total: item.total ?? null,
      serialNumbers: [...new Set([...serialsIn(item.metadata), ...serialsOf(item.id)])],
    })),
    looseSerialNumbers: [...new Set(serialsOf(null))],
  }
}
