import type { MedusaContainer } from "@medusajs/framework/types"
import { BigNumber } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import type { ReturnableItem } from "../operations/commerce"
import { graph } from "./graph"

const quantity = z.unknown().transform((value) => Number(value ?? 0))

/** Medusa's own numbers as a plain decimal string. */
const amount = z.unknown().transform((value) => {
  const number = new BigNumber((value ?? 0) as number)
  return number.bigNumber?.toFixed() ?? "0"
})

const orderRow = z.looseObject({
  items: z
    .array(
      z.looseObject({
        id: z.string(),
        title: z.string().nullish(),
        product_title: z.string().nullish(),
        quantity,
        refundable_total_per_unit: amount,
        detail: z
          .looseObject({
            return_requested_quantity: quantity,
            return_received_quantity: quantity,
            return_dismissed_quantity: quantity,
          })
          .nullish(),
      }),
    )
    .nullish(),
})

type ItemRow = NonNullable<z.infer<typeof orderRow>["items"]>[number]

/** The items of an order with what is refunded for each, taxes and discounts counted in, as Medusa counts it. */
export async function returnableItems(
  container: MedusaContainer,
  orderId: string,
): Promise<readonly ReturnableItem[]> {
  const fields = ["id", "total", "items.*", "items.detail.*"]
  const question = { entity: "order", fields, filters: { id: orderId } }
  const [order] = await graph(container, question, orderRow)
  return (order?.items ?? []).map((item) => ({
    id: item.id,
    title: item.product_title ?? item.title ?? "",
    quantity: item.quantity,
    returnableQuantity: Math.max(0, item.quantity - returnedOf(item)),
    unitAmount: item.refundable_total_per_unit,
  }))
}

const returnedOf = ({ detail }: ItemRow): number =>
  detail == null
    ? 0
    : detail.return_requested_quantity + detail.return_received_quantity + detail.return_dismissed_quantity
