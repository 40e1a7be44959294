import { DEFAULT_LEASING_SHOPS, type Sandbox } from "../../../sandbox"
import { fillBasket, stockGoods } from "../../load/goods"
import type { Door } from "../../load/open-doors"

/** A lease that waits for its shopper, as a forger would know it. */
export type Lease = { readonly token: string; readonly orderId: string; readonly path: string }

const PRICE = 300

/** Connects the leasing service and has so many shoppers begin a lease each. */
export async function beginLeases(
  { admin, store }: Door,
  sandbox: Sandbox,
  count: number,
): Promise<readonly Lease[]> {
  await connect(admin, sandbox.url)
  const goods = await stockGoods(admin, [PRICE])
  for (let number = 0; number < count; number += 1) {
    const email = `shopper-${number}@example.com`
    const cart = await fillBasket(store, goods, { country: "lt", article: 0, quantity: 1, email })
    await store("/financings", { body: { cart_id: cart.id, method: "leasing" } })
  }
  return sandbox.ledger().leasing.applications.map(({ token, order_id: orderId, request }) => ({
    token,
    orderId,
    path: new URL(String(request.alert_url)).pathname,
  }))
}

async function connect(admin: Door["admin"], sandboxUrl: string): Promise<void> {
  const [shop] = DEFAULT_LEASING_SHOPS
  const { connection } = await admin.post<{ connection: { id: string } }>("/financing/connections", {
    name: "Leasing",
    system: "leasing",
    market: "lt",
    environment: "test",
    base_url: sandboxUrl,
    shop_uuid: shop?.uuid,
    api_key: shop?.apiKey,
  })
  await admin.post("/financing/plans", {
    connection_id: connection.id,
    method: "leasing",
    product_code: "LT-STANDARD",
    name: "Leasing",
    currency_code: "eur",
  })
  const { regions } = await admin.get<{ regions: { id: string }[] }>("/financing/regions")
  for (const { id } of regions) await admin.post(`/financing/regions/${id}/enable`, { method: "leasing" })
}
