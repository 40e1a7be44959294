import type { BigNumberInput, MedusaContainer } from "@medusajs/framework/types"
import { MathBN } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { graph } from "./graph"

const quantity = z.custom<BigNumberInput>((value) => value != null)

const orderRow = z.looseObject({
  items: z.array(
    z.looseObject({ detail: z.looseObject({ quantity, fulfilled_quantity: quantity }) }).nullish(),
  ),
})

/** Whether every item of the order is fulfilled, all of its quantity. A cancelled fulfilment does not count. */
export async function isFulfilled(container: MedusaContainer, orderId: string): Promise<boolean> {
  const question = { entity: "order", fields: ["id", "items.*", "items.detail.*"], filters: { id: orderId } }
  const [order] = await graph(container, question, orderRow)
  const items = (order?.items ?? []).filter((item) => item != null)
  return (
    items.length > 0 && items.every(({ detail }) => MathBN.gte(detail.fulfilled_quantity, detail.quantity))
  )
}
