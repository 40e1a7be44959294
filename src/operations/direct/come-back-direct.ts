import { tokenHash } from "../../core/shared/keyring"
import { addQuery, fillAddress } from "../../core/shared/storefront-address"
import { storefrontOf } from "../../core/shared/settings"
import type { FinancingRecord } from "../../core/shared/records"
import type { ShopDesk } from "../desk"
import { refreshAndSettle } from "../refresh-and-settle"
import { noteDownPaymentReturn } from "./pay-down"
import { noteProof } from "./prove-income"

/** Partner API, section 4.G: a shopper's own action reads the service at most this often, in milliseconds. */
const NOT_WITHIN_MS = 15_000

export interface DirectVisit {
  readonly token: string
  /** From the bank, or from the payment page with the word that it added. */
  readonly from: "bank" | { readonly downPayment: string }
}

/**
 * A browser comes back from a bank or from the payment page. What it says is a hint: the service is read.
 * @returns the storefront's address, with `financing=pending`; null for a token that is nobody's
 */
export async function comeBackDirect(desk: ShopDesk, visit: DirectVisit): Promise<string | null> {
  const financing = await desk.records.findFinancing({ return_token_hash: tokenHash(visit.token) })
  if (financing?.flow !== "direct") return null
  await noteReturn(desk, financing, visit.from)
  await refreshAndSettle(desk, financing.id, { notWithinMs: NOT_WITHIN_MS })
  const template = storefrontOf(desk.records.settings, financing.sales_channel_id).return_url
  const filled = fillAddress(template, {
    country_code: financing.country_code,
    locale: financing.locale,
    cart_id: financing.cart_id,
    order_id: null,
  })
  return addQuery(filled, { financing: "pending" })
}

const noteReturn = (
  desk: ShopDesk,
  financing: FinancingRecord,
  from: DirectVisit["from"],
): Promise<unknown> =>
  from === "bank"
    ? noteProof(desk, financing, "bank")
    : noteDownPaymentReturn(desk, financing, from.downPayment)
