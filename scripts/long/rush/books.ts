import { Client } from "pg"

import type { AdminApi } from "../../../demo/stack/admin-api"

/** An order as Medusa's admin API shows it. Amounts are numbers in major units, not rounded to cents. */
export type BookedOrder = {
  readonly id: string
  readonly total: number
  readonly currency_code: string
  readonly payment_status: string
  readonly payment_collections: readonly {
    readonly payments: readonly {
      readonly id: string
      readonly amount: number
      readonly captures: readonly { readonly amount: number }[]
    }[]
  }[]
}

export type BookedFinancing = {
  readonly id: string
  readonly order_id: string | null
  readonly remote_session_id: string | null
  readonly stage: string
  readonly attention: string | null
  readonly captured_at: Date | null
}

/** Rows of Medusa's tables, deleted ones too: an order that was made and thrown away shows here. */
export type RowCounts = Readonly<Record<(typeof COUNTED)[number], number>>

export type Books = {
  readonly orders: readonly BookedOrder[]
  readonly financings: readonly BookedFinancing[]
  readonly rows: RowCounts
}

const COUNTED = ["order", "order_cart", "payment", "capture", "order_transaction"] as const

const FIELDS = [
  "id,total,currency_code,payment_status",
  "*payment_collections.payments,*payment_collections.payments.captures",
].join(",")

const PAGE = 100

/** Everything that the store has booked, from its admin API and from its database. */
export async function readBooks(admin: AdminApi, databaseUrl: string): Promise<Books> {
  const orders = await readOrders(admin)
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const counts: [string, number][] = []
    for (const table of COUNTED) counts.push([table, await count(client, table)])
    const { rows } = await client.query<BookedFinancing>(
      "SELECT id, order_id, remote_session_id, stage, attention, captured_at FROM financing",
    )
    return { orders, financings: rows, rows: Object.fromEntries(counts) as RowCounts }
  } finally {
    await client.end()
  }
}

async function count(client: Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM "${table}"`)
  return Number(rows[0]?.count)
}

async function readOrders(admin: AdminApi): Promise<BookedOrder[]> {
  const orders: BookedOrder[] = []
  for (;;) {
    const path = `/orders?limit=${PAGE}&offset=${orders.length}&order=id&fields=${FIELDS}`
    const page = await admin.get<{ orders: BookedOrder[] }>(path)
    orders.push(...page.orders)
    if (page.orders.length < PAGE) return orders
  }
}

/** Waits until so many financings are captured, or the time is over; says how many are. */
export async function awaitCaptures(
  databaseUrl: string,
  { wanted, limitMs }: { wanted: number; limitMs: number },
): Promise<number> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const limit = Date.now() + limitMs
  try {
    for (;;) {
      const { rows } = await client.query<{ count: string }>(
        "SELECT count(*) FROM financing WHERE captured_at IS NOT NULL",
      )
      const captured = Number(rows[0]?.count)
      if (captured >= wanted || Date.now() > limit) return captured
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
    }
  } finally {
    await client.end()
  }
}

const ASK_EVERY_MS = 250
