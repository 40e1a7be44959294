import { validKeys } from "../../core/shared/api-keys"
import { isFreshTimestamp } from "../../core/shared/callback-age"
import { isAuthenticCallback, type SignedCallback } from "../../core/shared/callback-signature"
import { readCallbackMessage } from "../../core/partner/callback-message"
import { dedupeKey } from "../../core/shared/journal"
import { tokenHash } from "../../core/shared/keyring"
import type { FinancingRecord } from "../../core/shared/records"
import { MEANING_OF_STAGE } from "../../core/shared/stage"
import { addQuery, fillAddress } from "../../core/shared/storefront-address"
import { storefrontOf, type Settings, type StorefrontAddresses } from "../../core/shared/settings"
import { financingOfApplication, type ApplicationName } from "../leasing/financing-of-application"
import type { Desk, ShopDesk } from "../desk"
import { refreshFinancing } from "../refresh/refresh-financing"
import { settle } from "../settle/settle"

/** However often a return link is opened, the service is read at most once in this time. */
const NOT_WITHIN_MS = 5_000

/** An open cart may be named in a storefront address: its own browser is coming back. */
const mayNameCart = (financing: FinancingRecord): boolean => financing.order_id === null

export interface Arrival {
  readonly financing: FinancingRecord
  /** True when the link was freshly signed by the service: only then may the answer open the order. */
  readonly signed: boolean
}

/** What a returning browser brings along. */
export interface Visit {
  readonly token: string
  readonly callback: SignedCallback | null
  /** The application that a leasing return names; it proves nothing. */
  readonly application?: ApplicationName | null
}

/**
 * A browser comes back from the service, with or without the signed parameters, whatever the outcome.
 * @returns null for a token that is nobody's, unless the browser names an application
 */
export async function comeBack(desk: ShopDesk, visit: Visit): Promise<Arrival | null> {
  const byToken = await desk.records.findFinancing({ return_token_hash: tokenHash(visit.token) })
  const financing = byToken ?? (await financingOfApplication(desk, visit.application ?? null))
  if (financing === null) return null
  const signed = visit.callback !== null && (await keepBrowserCopy(desk, financing, visit.callback))
  const refreshed = await refreshFinancing(desk, financing.id, { notWithinMs: NOT_WITHIN_MS })
  const settled = await settle(desk, refreshed ?? financing)
  return { financing: settled, signed }
}

/** True for the service's own, fresh signature about this very session. */
async function keepBrowserCopy(
  desk: Desk,
  financing: FinancingRecord,
  callback: SignedCallback,
): Promise<boolean> {
  const found = await desk.records.findConnection(financing.connection_id)
  if (found === null) return false
  if (!isAuthenticCallback(callback, validKeys(found.keys))) return false
  const message = readCallbackMessage(callback.message)
  if (!message.ok || message.value.about !== "session") return false
  if (message.value.sessionUuid !== financing.remote_session_id) return false
  await desk.records.keepCallback(
    {
      connectionId: financing.connection_id,
      dedupeKey: dedupeKey(financing.connection_id, callback.timestamp, callback.message),
      remoteSessionId: message.value.sessionUuid,
      statusWord: message.value.statusWord,
      via: "browser",
    },
    desk.clock.now(),
  )
  return isFreshTimestamp(callback.timestamp, desk.clock.now())
}

/** Where the storefront goes on, and with which word: its return page, or back to its cart. */
export function storefrontAddress(
  settings: Settings,
  arrival: Arrival,
  page: keyof StorefrontAddresses,
): string {
  const { financing, signed } = arrival
  const word = arrivalWord(financing)
  const orderId = signed ? financing.order_id : null
  const template = storefrontOf(settings, financing.sales_channel_id)[page]
  const filled = fillAddress(template, {
    country_code: financing.country_code,
    locale: financing.locale,
    cart_id: mayNameCart(financing) ? financing.cart_id : null,
    order_id: orderId,
  })
  return addQuery(filled, { financing: word, order_id: template.includes("{order_id}") ? null : orderId })
}

/** `placed`, `pending`, `attention`, or the end's own name. */
export function arrivalWord(financing: FinancingRecord): string {
  if (financing.order_id !== null) return "placed"
  const meaning = MEANING_OF_STAGE[financing.stage]
  if (financing.orphaned || financing.amount_check === "mismatch" || meaning === "reversed")
    return "attention"
  return meaning === "refused" || meaning === "cancelled" ? financing.stage : "pending"
}
