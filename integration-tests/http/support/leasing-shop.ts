import { DEFAULT_LEASING_SHOPS, type LedgerLeasing } from "../../../sandbox"
import { http, type Answer } from "./http"
import type { Loose, Shop } from "./shop"
import { fillCart, ledger, type CartWish } from "./shopper"

const [LITHUANIA] = DEFAULT_LEASING_SHOPS

/** The Lithuanian e-shop's connection and its first tariff as a plan; the method in every region. Answers the connection's id. */
export async function connectLeasing(shop: Shop, overrides: object = {}): Promise<string> {
  if (LITHUANIA === undefined) throw new Error("The sandbox has no leasing shops.")
  const { status, body } = await shop.admin("/financing/connections", {
    body: {
      name: "Lithuania",
      system: "leasing",
      market: "lt",
      environment: "test",
      base_url: shop.sandbox.url,
      shop_uuid: LITHUANIA.uuid,
      api_key: LITHUANIA.apiKey,
      overrides,
    },
  })
  if (status !== 201) throw new Error(`The connection was refused: ${JSON.stringify(body)}`)
  const connectionId: string = body.connection.id
  await shop.admin("/financing/plans", {
    body: {
      connection_id: connectionId,
      method: "leasing",
      product_code: "LT-STANDARD",
      name: "Leasing",
      currency_code: "eur",
    },
  })
  const { regions } = (await shop.admin("/financing/regions")).body
  for (const region of regions)
    await shop.admin(`/financing/regions/${String(region.id)}/enable`, { body: { method: "leasing" } })
  return connectionId
}

export interface LeasingAttempt {
  readonly cartId: string
  readonly id: string
  readonly shopperToken: string
  readonly redirectUrl: string
}

export const startLeasing = (shop: Shop, cartId: string): Promise<Answer<Loose>> =>
  shop.store("/financings", { body: { cart_id: cartId, method: "leasing" } })

/** Starts a lease of a cart of 249 EUR; fails the test when it was refused. */
export async function beginLeasing(shop: Shop, wish: CartWish = {}): Promise<LeasingAttempt> {
  return beginLeasingOf(shop, await fillCart(shop, wish))
}

export async function beginLeasingOf(shop: Shop, cartId: string): Promise<LeasingAttempt> {
  const { status, body } = await startLeasing(shop, cartId)
  if (status !== 200) throw new Error(`The lease was refused: ${JSON.stringify(body)}`)
  return { cartId, id: body.financing.id, shopperToken: body.token, redirectUrl: body.next_action.url }
}

/** The applications at the service, oldest first. */
export const applications = async (shop: Shop): Promise<readonly LedgerLeasing[]> =>
  (await ledger(shop)).leasing.applications

export async function lastApplication(shop: Shop): Promise<LedgerLeasing> {
  const found = (await applications(shop)).at(-1)
  if (found === undefined) throw new Error("There is no application at the service.")
  return found
}

/** Lets something happen to an application, as the customer or the service itself would. */
export async function actOn(
  shop: Shop,
  { token }: Pick<LedgerLeasing, "token">,
  action: string,
): Promise<void> {
  const { status, body } = await http<Loose>(
    `${shop.sandbox.url}/_sandbox/leasing/applications/${token}/act`,
    { body: { action } },
  )
  if (status !== 200) throw new Error(`The sandbox refused ${action}: ${JSON.stringify(body)}`)
}

/** How many calls of an endpoint the service has had. */
export const callsOf = async (shop: Shop, endpoint: string): Promise<number> =>
  (await ledger(shop)).requests.filter((one: Loose) => one.endpoint === endpoint).length

/** Has the service send an alert that tells where the application stands. */
export const alertAbout = (shop: Shop, { token }: Pick<LedgerLeasing, "token">): Promise<Answer<Loose>> =>
  http(`${shop.sandbox.url}/_sandbox/leasing/applications/${token}/alert`, { body: {} })

/** The history of a financing, oldest first. */
export const journalOf = async (shop: Shop, id: string): Promise<Loose[]> =>
  (await shop.admin(`/financing/financings/${id}`)).body.journal
