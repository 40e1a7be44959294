import { SIGNING_METHODS_OF, type SigningMethod } from "../../core/partner/signing-method"
import type { DirectSettings, ShopperSigningMethod } from "../../core/shared/direct-settings"
import type { Method } from "../../core/shared/method"

import { partnerMethodOf } from "../partner/method-of"

/** How a shopper may sign: what the product allows, in the shop's order. Partner API, section 4.E, rule 4. */
export function shopperSigningMethods(
  method: Method,
  { signing_methods: wanted }: Pick<DirectSettings, "signing_methods">,
): readonly ShopperSigningMethod[] {
  return wanted.filter((one) => signingMethodsOf(method).includes(one))
}

/** How a contract of the product may be signed at all. */
export const signingMethodsOf = (method: Method): readonly SigningMethod[] =>
  SIGNING_METHODS_OF[partnerMethodOf(method)]
