import { DEFAULT_SHOPS } from "../../../sandbox"
import { http, type Answer } from "./http"
import type { Loose, Shop } from "./shop"
import { fillCart, ledger, start, until } from "./shopper"

type DirectMarket = "pl" | "lv"

const CURRENCY = { pl: "pln", lv: "eur" } as const satisfies Record<DirectMarket, string>

/** Which product of Poland is sold directly. */
export type DirectProduct = "hire-purchase" | "split-payment"

export const CONSENT = {
  type: "DATA_PROCESSING",
  required: true,
  version: "2026-01",
  texts: { en: "I agree to the processing of my data.", pl: "Zgadzam się na przetwarzanie moich danych." },
}

interface DirectSale {
  readonly approval?: boolean
  readonly market?: DirectMarket
  /** Settings of the plans. */
  readonly direct?: object
}

/** A connection, Polish unless another market is named, whose plans are sold inside the shop. */
export async function sellDirectly(
  shop: Shop,
  { approval = false, market = "pl", direct = {} }: DirectSale = {},
): Promise<string> {
  const found = DEFAULT_SHOPS.find((one) => one.market === market)
  if (found === undefined) throw new Error(`The sandbox has no shop in ${market}.`)
  const { body } = await shop.admin("/financing/connections", {
    body: {
      name: market.toUpperCase(),
      market,
      environment: "test",
      base_url: shop.sandbox.url,
      shop_uuid: found.shopUuid,
      api_key: found.apiKey,
    },
  })
  const connectionId: string = body.connection.id
  for (const product of found.products.filter(
    (one) => one.method !== "pay-next-month" && one.approval === approval,
  )) {
    const made = await shop.admin("/financing/plans", {
      body: {
        connection_id: connectionId,
        method: product.method,
        product_code: product.code,
        name: product.name,
        currency_code: CURRENCY[market],
        countries: [market],
        approval_agreed: approval,
        flow: "direct",
        direct: { default_language: "pl", consents: [CONSENT], ...direct },
      },
    })
    if (made.status !== 201) throw new Error(`The plan was refused: ${JSON.stringify(made.body)}`)
  }
  return connectionId
}

export interface DirectAttempt {
  readonly cartId: string
  readonly id: string
  readonly token: string
  readonly answer: Loose
}

export async function beginDirect(
  shop: Shop,
  {
    method = "split-payment",
    price = 249,
    country = "pl",
  }: { method?: DirectProduct; price?: number; country?: string } = {},
): Promise<DirectAttempt> {
  const cartId = await fillCart(shop, { country, price })
  const { status, body } = await start(shop, cartId, method)
  if (status !== 200) throw new Error(`The financing was refused: ${JSON.stringify(body)}`)
  return { cartId, id: body.financing.id, token: body.token, answer: body }
}

/** One step of the shopper; without a body it is read. */
export const step = (
  shop: Shop,
  { id, token }: Pick<DirectAttempt, "id" | "token">,
  { path, body, method }: { readonly path: string; readonly body?: object; readonly method?: "GET" | "POST" },
): Promise<Answer<Loose>> =>
  shop.store(`/financings/${id}${path}`, {
    headers: { "x-financing-token": token },
    ...(method === undefined ? {} : { method }),
    ...(body === undefined ? {} : { body }),
  })

export const APPLICANT = {
  "customer.identity_code": "44051401359",
  "customer.first_name": "Anna",
  "customer.last_name": "Kowalska",
  "customer_contact.mobile": "+48512345678",
  "customer_contact.email": "anna@example.com",
  "credit_application.monthly_income": "5432.10",
  "credit_application.monthly_financial_obligations": "321.09",
}

export const applicationOf = (change: Loose = {}): Loose => ({
  period: 6,
  applicant: APPLICANT,
  consents: [{ type: CONSENT.type, value: true, version: CONSENT.version }],
  ...change,
})

export const apply = (shop: Shop, attempt: DirectAttempt, change: Loose = {}): Promise<Answer<Loose>> =>
  step(shop, attempt, { path: "/application", body: applicationOf(change) })

/** What the shopper can do now. */
export const nextOf = async (shop: Shop, attempt: DirectAttempt): Promise<Loose> =>
  (await step(shop, attempt, { path: "" })).body.next_action

/** Longer than the fast polling of a decision takes to see it. */
const WITHIN_MS = 12_000

/** Waits, as a storefront does, until the shopper can do this. */
export const untilAction = (shop: Shop, attempt: DirectAttempt, type: string): Promise<Loose> =>
  until(
    () => nextOf(shop, attempt),
    (seen) => seen.type === type,
    WITHIN_MS,
  )

/** Applies, waits for the offer and accepts it. */
export async function toContract(shop: Shop, attempt: DirectAttempt, change: Loose = {}): Promise<Loose> {
  const applied = await apply(shop, attempt, change)
  if (applied.status !== 200) throw new Error(`The application was refused: ${JSON.stringify(applied.body)}`)
  const { offer } = await untilAction(shop, attempt, "accept_offer")
  const accepted = await step(shop, attempt, { path: "/offer/accept", body: { offer_id: offer.id } })
  if (accepted.status !== 200) throw new Error(`The offer was not accepted: ${JSON.stringify(accepted.body)}`)
  return accepted.body
}

/** Moments of the service's requests at one endpoint, in milliseconds. */
export async function requestsAt(shop: Shop, endpoint: string): Promise<readonly number[]> {
  const { requests } = await ledger(shop)
  return requests
    .filter((request: Loose) => request.endpoint === endpoint)
    .map((request: Loose) => Date.parse(request.at))
}

/** The shortest time between two of them. */
export const closest = (moments: readonly number[]): number =>
  Math.min(Infinity, ...moments.slice(1).map((moment, at) => moment - (moments[at] ?? 0)))

export const decide = (shop: Shop, script: object): Promise<Answer<Loose>> =>
  http(`${shop.sandbox.url}/_sandbox/decisions`, { body: script })

/** Lets something happen to the newest application. */
export async function actOnApplication(shop: Shop, action: string): Promise<Loose> {
  const { applications } = await ledger(shop)
  const uuid = String(applications.at(-1).uuid)
  const { status, body } = await http<Loose>(`${shop.sandbox.url}/_sandbox/applications/${uuid}/act`, {
    body: { action },
  })
  if (status !== 200) throw new Error(`The sandbox refused ${action}: ${JSON.stringify(body)}`)
  return body
}
