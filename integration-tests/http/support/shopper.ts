import type { Method } from "../../../sandbox"
import { http, type Answer } from "./http"
import type { Loose, Shop } from "./shop"

const ADDRESS = {
  first_name: "Sample",
  last_name: "Shopper",
  address_1: "Sadama 1",
  city: "Tallinn",
  postal_code: "10111",
  country_code: "ee",
  phone: "+37251234567",
}

export interface CartWish {
  readonly price?: number
  readonly country?: string
  readonly email?: string | null
  readonly address?: object | null
}

/** A cart with one article and free delivery: its total is the price. */
export async function fillCart(shop: Shop, wish: CartWish = {}): Promise<string> {
  const { price = 249, country = "ee", email = "shopper@example.com", address = ADDRESS } = wish
  const regions = await shop.store("/regions")
  const region = regions.body.regions.find((one: Loose) =>
    one.countries.some((found: Loose) => found.iso_2 === country),
  )
  const where = address === null ? {} : { shipping_address: { ...address, country_code: country } }
  const { body } = await shop.store("/carts", {
    body: {
      region_id: region.id,
      items: [{ variant_id: await shop.variantFor(price), quantity: 1 }],
      ...(email === null ? {} : { email }),
      ...where,
    },
  })
  const cartId: string = body.cart.id
  if (address !== null) await chooseDelivery(shop, cartId)
  return cartId
}

async function chooseDelivery(shop: Shop, cartId: string): Promise<void> {
  const { body } = await shop.store(`/shipping-options?cart_id=${cartId}`)
  const free = body.shipping_options.find((option: Loose) => option.amount === 0)
  if (free === undefined) throw new Error(`There is no free delivery: ${JSON.stringify(body)}`)
  await shop.store(`/carts/${cartId}/shipping-methods`, { body: { option_id: free.id } })
}

export interface Attempt {
  readonly cartId: string
  readonly id: string
  readonly token: string
  readonly redirectUrl: string
  /** The session at the service. */
  readonly session: string
}

export const start = (shop: Shop, cartId: string, method: Method): Promise<Answer<Loose>> =>
  shop.store("/financings", { body: { cart_id: cartId, method } })

/** Starts a financing; fails the test when it was refused. */
export async function begin(
  shop: Shop,
  method: Method = "hire-purchase",
  wish: CartWish = {},
): Promise<Attempt> {
  const cartId = await fillCart(shop, wish)
  return beginWith(shop, cartId, method)
}

export async function beginWith(shop: Shop, cartId: string, method: Method): Promise<Attempt> {
  const { status, body } = await start(shop, cartId, method)
  if (status !== 200) throw new Error(`The financing was refused: ${JSON.stringify(body)}`)
  const redirectUrl: string = body.next_action.url
  return {
    cartId,
    id: body.financing.id,
    token: body.token,
    redirectUrl,
    session: new URL(redirectUrl).pathname.split("/").pop() ?? "",
  }
}

/** Lets something happen at the service, as the shopper or the service itself would. */
export async function act(shop: Shop, session: string, action: string): Promise<Loose> {
  const { status, body } = await http<Loose>(`${shop.sandbox.url}/_sandbox/sessions/${session}/act`, {
    body: { action },
  })
  if (status !== 200) throw new Error(`The sandbox refused ${action}: ${JSON.stringify(body)}`)
  return body
}

export const setSandbox = (shop: Shop, settings: object): Promise<Answer<Loose>> =>
  http(`${shop.sandbox.url}/_sandbox/settings`, { body: settings })

export const fault = (shop: Shop, body: object): Promise<Answer<Loose>> =>
  http(`${shop.sandbox.url}/_sandbox/faults`, { body })

export async function ledger(shop: Shop): Promise<Loose> {
  return (await http<Loose>(`${shop.sandbox.url}/_sandbox/ledger`)).body
}

/** The browser comes back with the service's signed parameters. */
export async function comeBack(back: Loose): Promise<Answer<string>> {
  const url = new URL(back.url)
  for (const [name, value] of Object.entries(back.params as Record<string, string>))
    url.searchParams.set(name, value)
  return http<string>(url.toString())
}

export const complete = (shop: Shop, cartId: string): Promise<Answer<Loose>> =>
  shop.store(`/carts/${cartId}/complete`, { method: "POST" })

export async function financingOf(shop: Shop, id: string): Promise<Loose> {
  return (await shop.admin(`/financing/financings/${id}`)).body.financing
}

export async function orderOf(shop: Shop, orderId: string): Promise<Loose> {
  const fields =
    "fields=id,status,total,payment_status,*payment_collections,*payment_collections.payments,*payment_collections.payments.captures"
  return (await shop.admin(`/orders/${orderId}?${fields}`)).body.order
}

/** Waits until `read` answers something that `holds`; fails with what it saw last. */
export async function until<T>(read: () => Promise<T>, holds: (seen: T) => boolean, ms = 10_000): Promise<T> {
  const end = Date.now() + ms
  for (;;) {
    const seen = await read()
    if (holds(seen)) return seen
    if (Date.now() > end) throw new Error(`It did not come to pass; seen last: ${JSON.stringify(seen)}`)
    await new Promise((go) => setTimeout(go, 100))
  }
}
