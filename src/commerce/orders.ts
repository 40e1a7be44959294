import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import type { PlacedOrder } from "../operations/commerce"
import { graph } from "./graph"

const FIELDS = [
  "id",
  "display_id",
  "status",
  "payment_collections.payments.id",
  "payment_collections.payments.captured_at",
  "payment_collections.payments.canceled_at",
  "payment_collections.payments.payment_session.id",
  "payment_collections.payments.captures.id",
  "payment_collections.payments.captures.created_at",
  "payment_collections.payments.refunds.id",
  "payment_collections.payments.refunds.created_at",
  "transactions.reference",
  "transactions.reference_id",
  "payment_collections.payment_sessions.id",
  "payment_collections.payment_sessions.status",
]

const bookings = z.array(z.looseObject({ id: z.string(), created_at: z.coerce.date() })).nullish()

const orderRow = z.looseObject({
  id: z.string(),
  display_id: z.number().nullish(),
  status: z.string(),
  transactions: z
    .array(z.looseObject({ reference: z.string().nullish(), reference_id: z.string().nullish() }))
    .nullish(),
  payment_collections: z
    .array(
      z.looseObject({
        payments: z
          .array(
            z.looseObject({
              id: z.string(),
              captured_at: z.unknown(),
              canceled_at: z.unknown(),
              payment_session: z.looseObject({ id: z.string() }).nullish(),
              captures: bookings,
              refunds: bookings,
            }),
          )
          .nullish(),
        payment_sessions: z.array(z.looseObject({ id: z.string(), status: z.string() })).nullish(),
      }),
    )
    .nullish(),
})

const OPEN_STATUSES: readonly string[] = ["pending", "requires_more"]

/** The order with the payments of its collections. */
export async function readOrder(container: MedusaContainer, orderId: string): Promise<PlacedOrder | null> {
  const [row] = await graph(
    container,
    { entity: "order", fields: FIELDS, filters: { id: orderId } },
    orderRow,
  )
  if (row === undefined) return null
  return {
    id: row.id,
    number: row.display_id ?? null,
    canceled: row.status === "canceled",
    payments: (row.payment_collections ?? [])
      .flatMap((collection) => collection.payments ?? [])
      .map((payment) => ({
        id: payment.id,
        sessionId: payment.payment_session?.id ?? "",
        captured: payment.captured_at != null,
        canceled: payment.canceled_at != null,
        captures: (payment.captures ?? []).map(({ id, created_at: createdAt }) => ({ id, createdAt })),
        refunds: (payment.refunds ?? []).map(({ id, created_at: createdAt }) => ({ id, createdAt })),
      })),
    bookedRefunds: (row.transactions ?? []).flatMap(({ reference, reference_id: id }) =>
      reference === "refund" && id != null ? [id] : [],
    ),
    openSessions: (row.payment_collections ?? [])
      .flatMap((collection) => collection.payment_sessions ?? [])
      .filter((session) => OPEN_STATUSES.includes(session.status))
      .map((session) => session.id),
  }
}

const orderCartRow = z.looseObject({ order_id: z.string() })

export async function readOrderOfCart(
  container: MedusaContainer,
  cartId: string,
): Promise<PlacedOrder | null> {
  const question = { entity: "order_cart", fields: ["order_id"], filters: { cart_id: cartId } }
  const [row] = await graph(container, question, orderCartRow)
  return row === undefined ? null : readOrder(container, row.order_id)
}

const cartOfOrderRow = z.looseObject({ cart_id: z.string() })

export async function cartIdOfOrder(container: MedusaContainer, orderId: string): Promise<string | null> {
  const question = { entity: "order_cart", fields: ["cart_id"], filters: { order_id: orderId } }
  const [row] = await graph(container, question, cartOfOrderRow)
  return row?.cart_id ?? null
}
