import { addQuery, fillAddress } from "../../core/shared/storefront-address"
import { storefrontOf } from "../../core/shared/settings"
import type { ShopDesk } from "../desk"
import { settle } from "../settle/settle"
import { storefrontAddress } from "../shopper/come-back"
import { readStartToken } from "../tokens"
import { startFromSession } from "./start-financing"

/**
 * Where the shopper of a start link goes: to the service, or back to the storefront with a reason.
 * @returns null for a link that we did not make
 */
export async function followStartLink(
  desk: ShopDesk,
  visit: { readonly token: string; readonly ip: string | null },
): Promise<string | null> {
  const paymentSessionId = readStartToken(desk.records.settings.keyring, visit.token)
  if (paymentSessionId === null) return null
  const outcome = await startFromSession(desk, { paymentSessionId, ip: visit.ip })
  switch (outcome.kind) {
    case "started":
      return outcome.redirectUrl
    case "in_shop":
      return storefrontAddress(
        desk.records.settings,
        { financing: outcome.financing, signed: false },
        "return_url",
      )
    case "already_granted": {
      const financing = await settle(desk, outcome.financing)
      return storefrontAddress(desk.records.settings, { financing, signed: false }, "return_url")
    }
    case "refused":
      return refusalAddress(desk, { paymentSessionId, reason: outcome.reason })
  }
}

async function refusalAddress(
  desk: ShopDesk,
  refusal: { readonly paymentSessionId: string; readonly reason: string },
): Promise<string> {
  const cartId = await desk.commerce.cartIdOfSession(refusal.paymentSessionId)
  const cart = cartId === null ? null : await desk.commerce.cart(cartId)
  const addresses = storefrontOf(desk.records.settings, cart?.salesChannelId ?? null)
  const filled = fillAddress(addresses.cart_url, {
    country_code: cart?.countryCode ?? null,
    cart_id: cart?.id ?? null,
    locale: cart?.locale ?? null,
  })
  return addQuery(filled, { financing: "refused", reason: refusal.reason })
}
