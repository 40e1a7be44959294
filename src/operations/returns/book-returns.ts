import type { FinancingChange } from "../../core/shared/record-inputs"
import type { FinancingRecord, OperationRecord } from "../../core/shared/records"
import { budgetFor } from "../budget"
import { changeAnyway } from "../change-anyway"
import type { OrderPayment, PlacedOrder } from "../commerce"
import type { ShopDesk } from "../desk"
import { raiseAttention } from "../raise-attention"
import { withLease } from "../with-lease"
import { isSentBack } from "./giving-back"
import { refundLease } from "./refund-lease"
import { settleUnclear } from "./settle-unclear"

/** No refund takes this long, the service's part in it included: what is older was left by a dead process. */
const REFUND_TAKES_MS = 120_000

const READ_BUDGET_MS = 8_000

/**
 * What was given back at the service is booked in Medusa, once, whoever died in between: a refund row without its
 * end is removed, what became of a lost answer is read, and what is done and not booked is booked. Nothing is sent
 * to the service that gives money back.
 */
export async function bookReturns(desk: ShopDesk, financing: FinancingRecord): Promise<FinancingRecord> {
  const { order_id: orderId, payment_id: paymentId } = financing
  if (orderId === null || paymentId === null || financing.captured_at === null) return financing
  const operations = await desk.records.listOperations(financing.id)
  if (!operations.some((operation) => isSentBack(operation) || operation.kind === "record")) return financing
  const booked = await withLease(desk, refundLease(paymentId), () =>
    bookAlone(desk, financing, { orderId, paymentId }),
  )
  return booked ?? financing
}

interface Place {
  readonly orderId: string
  readonly paymentId: string
}

async function bookAlone(desk: ShopDesk, financing: FinancingRecord, place: Place): Promise<FinancingRecord> {
  const order = await desk.commerce.order(place.orderId)
  const payment = order?.payments.find(({ id }) => id === place.paymentId)
  if (order === null || payment === undefined) return financing
  await dropDeadRefunds(desk, financing, { order, payment })
  await settleUnclear(desk, financing, budgetFor(desk, READ_BUDGET_MS))
  for (const operation of await unbooked(desk, financing)) {
    if (!(await book(desk, { order, payment, operation }))) return notBooked(desk, financing)
  }
  return allBooked(desk, (await desk.records.findFinancing({ id: financing.id })) ?? financing)
}

/** What could not be booked before is booked now: nobody has to look at it any more. */
async function allBooked(desk: ShopDesk, financing: FinancingRecord): Promise<FinancingRecord> {
  const { latest } = await changeAnyway(desk, financing, ({ attention }) =>
    attention === "refund_not_booked" ? CLEARED : null,
  )
  return latest ?? financing
}

const CLEARED: FinancingChange = {
  to: { attention: null, attention_since: null, attention_note: null },
  journal: [{ kind: "note", summary: "refund_booked_later", details: {} }],
}

/** What a person recorded is booked by that person. */
const unbooked = async (desk: ShopDesk, { id }: FinancingRecord): Promise<OperationRecord[]> =>
  (await desk.records.listOperations(id)).filter(
    (operation) => isSentBack(operation) && operation.status === "done" && operation.consumed_by === null,
  )

interface Booked {
  readonly order: PlacedOrder
  readonly payment: OrderPayment
}

/** A row whose order knows nothing of it belongs to a process that died; a cancelled order's rows have no transaction. */
async function dropDeadRefunds(
  desk: ShopDesk,
  financing: FinancingRecord,
  { order, payment }: Booked,
): Promise<void> {
  if (order.canceled) return
  const before = desk.clock.now().getTime() - REFUND_TAKES_MS
  const dead = payment.refunds.filter(
    ({ id, createdAt }) => createdAt.getTime() < before && !order.bookedRefunds.includes(id),
  )
  for (const { id } of dead) {
    await desk.commerce.dropRefund(id)
    await desk.records.releaseOperation(id)
    await desk.records.journal(financing, [
      { kind: "action", summary: "dead_refund_removed", details: { refund_id: id } },
    ])
  }
}

async function book(
  desk: ShopDesk,
  { order, payment, operation }: Booked & { readonly operation: OperationRecord },
): Promise<boolean> {
  const { amount, actor } = operation
  if (amount === null) return true
  const refund = { paymentId: payment.id, amount, actor }
  if (!order.canceled) return (await desk.commerce.refund(refund)).ok
  return desk.commerce.refundRow(refund).then(
    () => true,
    () => false,
  )
}

const notBooked = (desk: ShopDesk, financing: FinancingRecord): Promise<FinancingRecord> =>
  raiseAttention(desk, financing, { reason: "refund_not_booked" })
