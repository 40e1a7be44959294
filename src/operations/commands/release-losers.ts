import { isEnd } from "../../core/shared/stage-moves"
import type { FinancingRecord } from "../../core/shared/records"
import type { Desk } from "../desk"
import { refreshFinancing } from "../refresh/refresh-financing"
import { placingLeaseKey } from "../settle/placing-lease"
import { cancelLosing } from "./cancel-losing"

/** A placing under way links its own order; only when none is can a financing of the cart have lost. */
const isPlacing = async (desk: Desk, cartId: string): Promise<boolean> =>
  (await desk.records.leaseHolder(placingLeaseKey(cartId), desk.clock.now())) !== null

/**
 * The cart became an order. Of its financings, those that do not pay it are read and, while they are not paid,
 * cancelled at the service. One that nobody has signed yet has nothing to cancel: it is read again when it moves.
 */
export async function releaseLosers(desk: Desk, cartId: string, orderId: string): Promise<void> {
  const open = await openFinancings(desk, cartId, orderId)
  if (open.length === 0 || (await isPlacing(desk, cartId))) return
  for (const financing of await openFinancings(desk, cartId, orderId)) {
    const latest = (await refreshFinancing(desk, financing.id)) ?? financing
    if (latest.order_id === null && latest.remote_contract_id !== null && !isEnd(latest.stage))
      await cancelLosing(desk, latest)
    else await desk.records.journal(latest, [{ kind: "action", summary: "cart_paid_otherwise" }])
  }
}

const openFinancings = async (desk: Desk, cartId: string, orderId: string): Promise<FinancingRecord[]> =>
  (await desk.records.listFinancingsOfCart(cartId)).filter(
    (financing) => !isEnd(financing.stage) && financing.order_id !== orderId && financing.order_id === null,
  )
