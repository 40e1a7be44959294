import {
  createPaymentCollectionForCartWorkflow,
  createPaymentSessionsWorkflow,
} from "@medusajs/medusa/core-flows"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { graph } from "./graph"

const sessionRow = z.looseObject({ id: z.string(), payment_collection_id: z.string() })
const linkRow = z.looseObject({ cart_id: z.string() })
const collectionRow = z.looseObject({
  payment_collection: z.looseObject({ id: z.string() }).nullish(),
  customer_id: z.string().nullish(),
})

/** The cart behind a payment session; an order's payment collection has none. */
export async function cartIdOfSession(container: MedusaContainer, sessionId: string): Promise<string | null> {
  const payments = container.resolve(Modules.PAYMENT)
  const [session] = await payments.listPaymentSessions(
    { id: [sessionId] },
    { select: ["id", "payment_collection_id"] },
  )
  if (session === undefined) return null
  const { payment_collection_id } = sessionRow.parse(session)
  const question = {
    entity: "cart_payment_collection",
    fields: ["cart_id"],
    filters: { payment_collection_id },
  }
  const [link] = await graph(container, question, linkRow)
  return link?.cart_id ?? null
}

/** Opens a session of the provider, in the cart's payment collection, which is made where there is none. */
export async function openSession(
  container: MedusaContainer,
  cartId: string,
  providerId: string,
): Promise<string> {
  const question = {
    entity: "cart",
    fields: ["payment_collection.id", "customer_id"],
    filters: { id: cartId },
  }
  const [cart] = await graph(container, question, collectionRow)
  const collectionId = cart?.payment_collection?.id ?? (await createCollection(container, cartId))
  const { result } = await createPaymentSessionsWorkflow(container).run({
    input: { payment_collection_id: collectionId, provider_id: providerId, data: {} },
  })
  return result.id
}

async function createCollection(container: MedusaContainer, cartId: string): Promise<string> {
  const { result } = await createPaymentCollectionForCartWorkflow(container).run({
    input: { cart_id: cartId },
  })
  return z.looseObject({ id: z.string() }).parse(result).id
}

/** Makes a session unusable for completing the cart; a session that is gone is left alone. */
export async function endSession(
  container: MedusaContainer,
  sessionId: string,
  status: "error" | "canceled",
): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT)
  const [session] = await payments.listPaymentSessions({ id: [sessionId] })
  if (session === undefined || session.status === status) return
  await payments.updatePaymentSession({
    id: session.id,
    status,
    data: session.data,
    amount: session.amount,
    currency_code: session.currency_code,
  })
}
