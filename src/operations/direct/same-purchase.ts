import { payableOf, sameAmount } from "../../core/shared/money"
import type { FinancingRecord } from "../../core/shared/records"
import type { CartSnapshot } from "../commerce"
import type { ShopDesk } from "../desk"
import { settle } from "../settle/settle"

/**
 * The cart while it is still what the financing was started for, so that the customer is bound to nothing that buys
 * nothing; else null. A financing whose cart was paid otherwise is given up at the service.
 */
export async function cartAsFinanced(
  desk: ShopDesk,
  financing: FinancingRecord,
): Promise<CartSnapshot | null> {
  const cart = await desk.commerce.cart(financing.cart_id)
  const isSame =
    cart !== null &&
    !cart.completed &&
    cart.fingerprint === financing.fingerprint &&
    cart.currencyCode === financing.currency_code &&
    sameAmount(payableOf(cart.total, cart.currencyCode), financing.payable)
  if (cart?.completed === true) await settle(desk, financing)
  return isSame ? cart : null
}
