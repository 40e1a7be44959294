import { localeOf } from "../../core/shared/locale"
import type { FinancingRecord } from "../../core/shared/records"
import type { NewRemoteId } from "../../core/shared/remote-id"
import { callbackUrlOf, cancelUrlOf, returnUrlOf } from "../addresses"
import type { Desk } from "../desk"
import type { StartRequest } from "../system"
import type { Opening } from "./opening"

/** What a system is asked to open; it goes to no log and into no record. */
export function startRequest(
  desk: Desk,
  begun: FinancingRecord,
  { opening, remoteIds }: { readonly opening: Opening; readonly remoteIds: readonly NewRemoteId[] },
): StartRequest {
  const { connection } = opening.chosen.found
  const { settings } = desk.records
  return {
    plan: opening.chosen.plan,
    at: desk.clock.now(),
    payable: begun.payable,
    currencyCode: begun.currency_code,
    locale: localeOf(connection.market, connection.locale),
    validUntil: begun.valid_until,
    purchaseReference: begun.purchase_reference,
    description: opening.cart.description,
    basket: { ...opening.cart.basket, payable: begun.payable },
    remoteIds,
    urls: {
      returnUrl: returnUrlOf(settings, begun.id),
      cancelUrl: cancelUrlOf(settings, begun.id),
      callbackUrl: callbackUrlOf(settings, connection),
    },
    applicant: { ...opening.cart.applicant, ip: opening.ip },
  }
}
