import { NEW_DIRECT_STATE } from "../../core/shared/direct-state"
import { validUntilOf } from "../../core/shared/expiry"
import { appliesInShop } from "../../core/shared/flow"
import { tokenHash } from "../../core/shared/keyring"
import type { NewFinancing } from "../../core/shared/record-inputs"
import type { Desk } from "../desk"
import { newFinancingId, newPurchaseReference, returnToken, shopperToken } from "../tokens"
import type { Opening } from "./opening"

/** A financing as it begins. @param checkInMs when it is looked at if nothing else happens */
export function newFinancing(desk: Desk, opening: Opening, checkInMs: number): NewFinancing {
  const { cart, chosen } = opening
  const { keyring } = desk.records.settings
  const id = newFinancingId()
  const now = desk.clock.now()
  return {
    id,
    method: chosen.plan.method,
    flow: chosen.plan.flow,
    direct: appliesInShop(chosen.plan) ? NEW_DIRECT_STATE : null,
    plan_id: chosen.plan.id,
    connection_id: chosen.found.connection.id,
    test: chosen.test,
    approval_agreed: chosen.plan.approval_agreed,
    payable: opening.payable,
    currency_code: cart.currencyCode,
    cart_id: cart.id,
    customer_id: cart.customerId,
    sales_channel_id: cart.salesChannelId,
    country_code: cart.countryCode,
    locale: cart.locale ?? "",
    payment_session_id: opening.sessionId,
    purchase_reference: newPurchaseReference(),
    fingerprint: cart.fingerprint,
    token_hash: tokenHash(shopperToken(keyring, id)),
    return_token_hash: tokenHash(returnToken(keyring, id)),
    valid_until: validUntilOf(now, chosen.plan.valid_days),
    next_check_at: new Date(now.getTime() + checkInMs),
  }
}
