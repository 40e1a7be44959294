import { createHash } from "node:crypto"
import type { BigNumberInput, MedusaContainer } from "@medusajs/framework/types"
import { MathBN } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import type { PlanItem } from "../core/shared/plan-choice"
import type { CartSnapshot, PaymentSession, SessionState } from "../operations/commerce"
import { BASKET_FIELDS, basketOf, basketRow } from "./cart-basket"
import { graph } from "./graph"

const FIELDS = [
  "id",
  "completed_at",
  "currency_code",
  "total",
  "raw_total",
  "email",
  "customer_id",
  "sales_channel_id",
  "region_id",
  "locale",
  "items.variant_id",
  "items.title",
  "items.quantity",
  "items.unit_price",
  "items.product_id",
  "items.product.categories.id",
  "items.product.categories.mpath",
  ...BASKET_FIELDS,
  "shipping_address.*",
  "payment_collection.payment_sessions.id",
  "payment_collection.payment_sessions.provider_id",
  "payment_collection.payment_sessions.status",
  "region.payment_providers.id",
  "region.payment_providers.is_enabled",
]

const exactDecimal = (value: BigNumberInput): string => MathBN.convert(value).toFixed()

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null)

/** Medusa gives amounts as numbers, as its BigNumber or as their raw form; all are exact decimals. */
const amount = z.custom<BigNumberInput>((value) => value != null).transform(exactDecimal)

const address = z.looseObject({
  address_1: text,
  address_2: text,
  city: text,
  postal_code: text,
  country_code: text,
  phone: text,
  first_name: text,
  last_name: text,
})

const category = z.looseObject({ id: z.string(), mpath: text })

const cartRow = z.looseObject({
  id: z.string(),
  completed_at: z.unknown(),
  currency_code: z.string().toLowerCase(),
  total: amount.nullish(),
  raw_total: amount.nullish(),
  email: text,
  customer_id: text,
  sales_channel_id: text,
  region_id: text,
  locale: text,
  items: z
    .array(
      z.looseObject({
        variant_id: text,
        product_id: text,
        title: text,
        ...basketRow.item,
        quantity: amount,
        unit_price: amount,
        product: z.looseObject({ categories: z.array(category).nullish() }).nullish(),
      }),
    )
    .nullish(),
  shipping_methods: basketRow.shipping,
  shipping_address: address.nullish(),
  payment_collection: z
    .looseObject({
      payment_sessions: z
        .array(z.looseObject({ id: z.string(), provider_id: z.string(), status: z.string() }))
        .nullish(),
    })
    .nullish(),
  region: z
    .looseObject({
      payment_providers: z
        .array(z.looseObject({ id: z.string(), is_enabled: z.boolean().nullish() }))
        .nullish(),
    })
    .nullish(),
})

type CartRow = z.infer<typeof cartRow>

const STATE_OF_SESSION: Readonly<Record<string, SessionState>> = {
  pending: "processable",
  requires_more: "processable",
  pending_authorization: "processable",
  authorized: "settled",
  captured: "settled",
  error: "dead",
  canceled: "dead",
}

/** Reads the cart with its totals, contact, payment sessions and the methods of its region. */
export async function cartSnapshot(container: MedusaContainer, cartId: string): Promise<CartSnapshot | null> {
  const [row] = await graph(container, { entity: "cart", fields: FIELDS, filters: { id: cartId } }, cartRow)
  return row === undefined ? null : snapshotOf(row)
}

function snapshotOf(row: CartRow): CartSnapshot {
  const destination = row.shipping_address ?? null
  return {
    id: row.id,
    completed: row.completed_at != null,
    regionId: row.region_id,
    currencyCode: row.currency_code,
    countryCode: destination?.country_code?.toLowerCase() ?? null,
    total: row.raw_total ?? row.total ?? "0",
    customerId: row.customer_id,
    salesChannelId: row.sales_channel_id,
    locale: row.locale,
    fingerprint: fingerprintOf(row),
    description: descriptionOf(row),
    items: itemsOf(row),
    enabledProviders: (row.region?.payment_providers ?? [])
      .filter((provider) => provider.is_enabled !== false)
      .map((provider) => provider.id),
    sessions: sessionsOf(row),
    basket: basketOf({
      total: row.raw_total ?? row.total ?? "0",
      items: row.items ?? [],
      shipping: row.shipping_methods ?? [],
    }),
    applicant: {
      firstName: destination?.first_name ?? null,
      lastName: destination?.last_name ?? null,
      countryCode: destination?.country_code?.toLowerCase() ?? null,
      email: row.email,
      phone: destination?.phone ?? null,
      ip: null,
      address:
        destination === null
          ? null
          : { street: destination.address_1, city: destination.city, zipCode: destination.postal_code },
    },
  }
}

/** Medusa writes the path from the topmost category into each: the ids with dots between them. */
const itemsOf = (row: CartRow): PlanItem[] =>
  (row.items ?? []).map(({ product_id: productId, product }) => ({
    productId,
    categoryIds: (product?.categories ?? []).flatMap(({ id, mpath }) => [id, ...(mpath?.split(".") ?? [])]),
  }))

/** Characters; the service shows it to the shopper in one line or two. */
const MAX_DESCRIPTION = 200

function descriptionOf(row: CartRow): string | null {
  const titles = (row.items ?? []).map((item) => item.title?.trim() ?? "").filter((title) => title !== "")
  const all = titles.join(", ")
  return all === "" ? null : all.slice(0, MAX_DESCRIPTION)
}

const sessionsOf = (row: CartRow): PaymentSession[] =>
  (row.payment_collection?.payment_sessions ?? []).map((session) => ({
    id: session.id,
    providerId: session.provider_id,
    state: STATE_OF_SESSION[session.status] ?? "processable",
  }))

/** A digest of what is bought, by whom and where to: it says that something changed, not what it was. */
function fingerprintOf(row: CartRow): string {
  const items = (row.items ?? [])
    .map((item) => [item.variant_id ?? item.title, item.quantity, item.unit_price].join("|"))
    .sort()
  const to = row.shipping_address
  const where = [
    to?.first_name,
    to?.last_name,
    to?.address_1,
    to?.address_2,
    to?.city,
    to?.postal_code,
    to?.country_code,
  ]
  const subject = [
    row.currency_code,
    row.email?.toLowerCase() ?? null,
    where.map((part) => part ?? null),
    items,
  ]
  return createHash("sha256").update(JSON.stringify(subject)).digest("hex")
}
