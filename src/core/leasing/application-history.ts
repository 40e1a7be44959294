import { z } from "@medusajs/framework/zod"
import type { NewRemoteId } from "../shared/remote-id"
import {
  applicationToken,
  leasingOrderId,
  leasingShopId,
  type ApplicationToken,
  type LeasingOrderId,
  type LeasingShopId,
} from "./ids"
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

/** An application as it is kept in the history of its financing. */
export const rememberedApplication = ({ token, orderId, shop }: LeasingApplication): NewRemoteId => ({
  kind: "leasing_application",
  value: token,
  details: { order_id: orderId, shop },
})

const remembered = z
  .object({ value: applicationToken, details: z.object({ order_id: leasingOrderId, shop: leasingShopId }) })
  .transform(({ value, details }): LeasingApplication => ({
    token: value,
    orderId: details.order_id,
    shop: details.shop,
  }))

/**
 * The applications among the ids of a financing, oldest first.
 * @throws ZodError for one that was not written by `rememberedApplication`
 */
export const historyOf = (ids: readonly NewRemoteId[]): ApplicationHistory =>
  ids.filter(({ kind }) => kind === "leasing_application").map((id) => remembered.parse(id))

/** The order ids that were, or may have been, sent, oldest first. */
export const triedOrderIds = (ids: readonly NewRemoteId[]): readonly LeasingOrderId[] =>
  ids.filter(({ kind }) => kind === "leasing_order").map(({ value }) => leasingOrderId.parse(value))
