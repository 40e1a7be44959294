import type { Shop } from "../shops"

export type Authentication =
  | { readonly kind: "known"; readonly shop: Shop }
  | { readonly kind: "unauthorized" }
  | { readonly kind: "forbidden" }

/**
 * Checks the bearer key, and that the shop in the path is the key's own. Partner API, section 5.
 * `shopUuid` is undefined for the paths that name no shop.
 */
export function authenticate(
  shops: readonly Shop[],
  authorization: string | undefined,
  shopUuid: string | undefined,
): Authentication {
  const key = /^Bearer ([^\s]+)$/i.exec(authorization ?? "")?.[1]
  const shop = shops.find(({ apiKey }) => apiKey === key)
  if (shop === undefined) return { kind: "unauthorized" }
  return shopUuid === undefined || shopUuid === shop.shopUuid
    ? { kind: "known", shop }
    : { kind: "forbidden" }
}
