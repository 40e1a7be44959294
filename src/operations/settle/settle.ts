import { paysFor } from "../../core/partner/offer"
import type { AttentionReason } from "../../core/shared/attention"
import { isPartnerMethod } from "../../core/shared/method"
import type { FinancingRecord, OperationRecord } from "../../core/shared/records"
import { MEANING_OF_STAGE } from "../../core/shared/stage"
import type { ShopDesk } from "../desk"
import { intendOrderNumber } from "../papers/order-number"
import { cancelFinancing } from "../commands/cancel-financing"
import { cancelLosing } from "../commands/cancel-losing"
import { raiseAttention } from "../raise-attention"
import { bookReturns } from "../returns/book-returns"
import { collect } from "./collect"
import { isHandled } from "./handled"
import { placeOrder } from "./place-order"
import type { SettleOptions } from "./settle-options"
import { settleEnd } from "./settle-end"

/**
 * Brings Medusa to where the financing stands: places the order, captures the money, ends the payment session.
 * A plain function and not a workflow: complete-cart and capture must run as workflows of their own.
 */
export async function settle(
  desk: ShopDesk,
  financing: FinancingRecord,
  options: SettleOptions = {},
): Promise<FinancingRecord> {
  switch (MEANING_OF_STAGE[financing.stage]) {
    case "waiting":
      return settleWaiting(desk, financing)
    case "authorized":
    case "captured":
      return settleGranted(desk, financing, options)
    case "refused":
    case "cancelled":
      return settleEnd(desk, financing)
    case "reversed":
      return settleReversed(desk, financing)
  }
}

/** An offer that does not pay for the purchase is given up, so that nobody accepts it. A rule of ours, sent once. */
async function settleWaiting(desk: ShopDesk, financing: FinancingRecord): Promise<FinancingRecord> {
  if (await hasLostItsCart(desk, financing)) return cancelLosing(desk, financing)
  const offer = financing.direct?.offer ?? null
  const unpaid = financing.stage === "offered" && offer !== null && !paysFor(offer, financing.payable)
  if (!unpaid) return noteOverdue(desk, financing)
  if (await wasCancelRefused(desk, financing)) return noteOverdue(desk, financing)
  const cancelled = await cancelFinancing(desk, financing.id, { actor: null, note: "changed_conditions" })
  return cancelled.ok ? settleEnd(desk, cancelled.value) : financing
}

/**
 * From its offer on a financing may bind the customer: one whose cart was paid otherwise is given up at once, whenever
 * it gets there.
 */
async function hasLostItsCart(desk: ShopDesk, financing: FinancingRecord): Promise<boolean> {
  const { method, stage, order_id: own, orphaned, remote_contract_id: contract } = financing
  const mayBind = stage === "offered" || contract !== null
  if (!isPartnerMethod(method) || !mayBind || own !== null || orphaned) return false
  return (await desk.commerce.orderOfCart(financing.cart_id)) !== null
}

const wasCancelRefused = async (desk: ShopDesk, { id }: FinancingRecord): Promise<boolean> =>
  (await desk.records.listOperations(id)).some(
    ({ kind, status }) => kind === "cancel" && status === "refused",
  )

async function settleGranted(
  desk: ShopDesk,
  financing: FinancingRecord,
  options: SettleOptions,
): Promise<FinancingRecord> {
  if (financing.amount_check === "mismatch")
    return raiseAttention(desk, financing, { reason: "amount_mismatch" })
  const blocked = financing.orphaned && options.byPerson !== true
  if (financing.order_id === null && blocked) return keepMark(desk, financing)
  const placed = financing.order_id === null ? await placeOrder(desk, financing, options) : financing
  const settled = await noteOverdue(desk, await bookReturns(desk, await collect(desk, placed)))
  await mindOrderNumber(desk, placed)
  return settled
}

/** The service is told the order's number behind the purchase, which neither waits for it nor fails with it. */
async function mindOrderNumber(desk: ShopDesk, placed: FinancingRecord): Promise<void> {
  if (placed.captured_at !== null) return
  try {
    await intendOrderNumber(desk, placed)
  } catch {
    desk.log.warn(`financing ${placed.id}: the order's number is not told to the service yet`)
  }
}

/** An orphan that lost its mark to another matter, or whose money came in since, calls a person again. */
const keepMark = (desk: ShopDesk, financing: FinancingRecord): Promise<FinancingRecord> | FinancingRecord =>
  financing.attention === null && financing.closed_attention === null
    ? raiseAttention(desk, financing, { reason: "orphaned_order_failed", note: "still_orphaned" })
    : financing

/** The service ended an active contract: a person decides, never an automatic refund. */
async function settleReversed(desk: ShopDesk, financing: FinancingRecord): Promise<FinancingRecord> {
  if (financing.stage === "withdrawn") return bookReturns(desk, financing)
  if (financing.attention === "terminated") return financing
  const handled = isHandled(financing, await desk.records.listOperations(financing.id))
  return handled ? financing : raiseAttention(desk, financing, { reason: "terminated" })
}

/** The service usually does at once what it has taken. */
const TAKES_MS = 86_400_000

type Waiting = OperationRecord["kind"]

/** What the service took and did not do within a day: it has to be asked. */
async function noteOverdue(desk: ShopDesk, financing: FinancingRecord): Promise<FinancingRecord> {
  const now = desk.clock.now().getTime()
  const overdue = new Set<Waiting>(
    (await desk.records.listOperations(financing.id))
      .filter(({ status, updated_at: at }) => status === "done" && now - at.getTime() > TAKES_MS)
      .map(({ kind }) => kind),
  )
  const reason = overdueReason(financing, { commands: overdue, now })
  return reason === null ? financing : raiseAttention(desk, financing, { reason })
}

/** Partner API, section 3.5: a down payment that is not confirmed within a day. */
const isPaymentOverdue = ({ direct }: FinancingRecord, now: number): boolean =>
  direct?.down_payment != null && now - Date.parse(direct.down_payment.since) > TAKES_MS

interface Overdue {
  readonly commands: ReadonlySet<Waiting>
  readonly now: number
}

function overdueReason(
  financing: FinancingRecord,
  { commands: overdue, now }: Overdue,
): AttentionReason | null {
  const { stage } = financing
  if (stage === "paying_down" && isPaymentOverdue(financing, now)) return "down_payment_overdue"
  if (stage === "active") return overdue.has("withdraw") ? "withdrawal_unconfirmed" : null
  if (overdue.has("cancel")) return "cancellation_unconfirmed"
  return stage === "awaiting_approval" && overdue.has("approve") ? "activation_overdue" : null
}
