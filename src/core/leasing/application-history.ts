import type { ApplicationToken, LeasingOrderId, LeasingShopId } from "./ids"
import { orderIdOf } from "./order-id"

/** One application as it was created: endpoint 5 is asked with exactly these values. */
export interface LeasingApplication {
  readonly token: ApplicationToken
  readonly orderId: LeasingOrderId
  readonly shop: LeasingShopId
}

/** The applications of one financing, oldest first. None is ever dropped: an old one may still be signed. */
export type ApplicationHistory = readonly LeasingApplication[]

/**
 * The order id of the next application.
 * @param tried how many applications were tried before, also those whose answer was lost: their ids may be taken
 */
export const nextOrderId = (reference: string, tried: number): LeasingOrderId =>
  orderIdOf(reference, tried + 1)

/** The application that the shopper continues: the newest. */
export const currentApplication = (history: ApplicationHistory): LeasingApplication | null =>
  history.at(-1) ?? null

/** The application that an alert or a returning browser speaks of: token and order id must both be its own. */
export const applicationNamed = (
  history: ApplicationHistory,
  named: { readonly token: string; readonly orderId: string },
): LeasingApplication | null =>
  history.find(({ token, orderId }) => token === named.token && orderId === named.orderId) ?? null
