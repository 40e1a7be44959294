import type { HttpTypes } from "@medusajs/framework/types"

import { post } from "../store-api"

/** Set by `?standard=1` for this tab: buy with Medusa's own store API only, as a storefront that knows no plugin. */
const FLAG = "standard"

export function standardWay(): boolean {
  const asked = new URLSearchParams(location.search).get(FLAG)
  if (asked !== null) sessionStorage.setItem(FLAG, asked)
  return sessionStorage.getItem(FLAG) === "1"
}

type Collection = HttpTypes.StorePaymentCollection

/**
 * Makes the payment session of a provider in Medusa's standard way.
 * @returns where the browser has to go to pay, or null when the provider asks for nothing
 */
export async function startSession(cartId: string, providerId: string): Promise<string | null> {
  const { payment_collection: collection } = await post<{ payment_collection: Collection }>(
    "/payment-collections",
    {
      cart_id: cartId,
    },
  )
  const answer = await post<{ payment_collection: Collection }>(
    `/payment-collections/${collection.id}/payment-sessions`,
    { provider_id: providerId },
  )
  const session = answer.payment_collection.payment_sessions?.find((one) => one.provider_id === providerId)
  const address = session?.data.redirect_url
  return typeof address === "string" ? address : null
}
