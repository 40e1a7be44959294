import { sameAmount } from "../../core/shared/money"
import type { FinancingRecord, OperationRecord } from "../../core/shared/records"
import { err, ok, type Result } from "../../core/shared/result"
import { actAs, refusalNow } from "../acting"
import { budgetFor } from "../budget"
import type { CommandRefusal } from "../commands/command-outcome"
import type { Desk, ShopDesk } from "../desk"
import { refreshAndSettle } from "../refresh-and-settle"
import { withLease } from "../with-lease"
import { CLICK_WAIT_MS, DESK_BUDGET_MS } from "./desk-times"
import { draftOf } from "./draft"
import { ensureDraft } from "./draft-return"
import { isOpen } from "./giving-back"
import { checkedAmount } from "./planned-return"
import { refundLease } from "./refund-lease"
import { refused } from "./refused"
import { findReturn } from "./see-return"

/** Which return, and who asks. */
export interface ReturnKey {
  readonly id: string
  readonly returnId: string
  readonly actor: string | null
}

export interface ConfirmedReturn {
  readonly financing: FinancingRecord
  readonly operation: OperationRecord
}

/** Confirms what was drafted, by Medusa's own refund of its amount. Twice is once. */
export async function confirmReturn(
  desk: ShopDesk,
  given: ReturnKey,
): Promise<Result<ConfirmedReturn, CommandRefusal>> {
  const { id, returnId, actor } = given
  const financing = await desk.records.findFinancing({ id })
  if (financing === null) return refused("not_found")
  const confirmed = await withLease(desk, refundLease(financing.payment_id ?? id, CLICK_WAIT_MS), () =>
    actAs(actor, () => confirmAlone(desk, financing, given)),
  )
  if (confirmed === null) return refused("in_progress")
  if (!confirmed.ok) return confirmed
  const after = (await refreshAndSettle(desk, id)) ?? financing
  return ok({ financing: after, operation: (await findReturn(desk, id, returnId)) ?? confirmed.value })
}

async function confirmAlone(
  desk: ShopDesk,
  financing: FinancingRecord,
  { id, returnId, actor }: ReturnKey,
): Promise<Result<OperationRecord, CommandRefusal>> {
  const budget = budgetFor(desk, DESK_BUDGET_MS)
  const operation = await findReturn(desk, id, returnId)
  if (operation === null) return refused("return_not_found")
  if (operation.status === "done") return ok(operation)
  if (!isOpen(operation)) return refused("return_closed")
  const checked = await checkedAmount(desk, financing, { amount: operation.amount ?? "0", budget })
  if (!checked.ok) return checked
  if (await isRecorded(desk, financing, checked.value)) return refused("record_open")
  const current = (await findReturn(desk, id, returnId)) ?? operation
  const drafted = await ensureDraft(desk, financing, { operation: current, budget, actor })
  if (!drafted.ok) return drafted
  if (drafted.value.state === "new" && draftOf(operation) !== null) return refused("draft_renewed")
  const refund = { paymentId: financing.payment_id ?? "", amount: checked.value, actor }
  const booked = await desk.commerce.refund(refund)
  if (booked.ok) return ok(operation)
  return err(refusalNow() ?? { reason: "medusa_refused", codes: [booked.error.type] })
}

/** A recorded return of the same amount is booked first, or it would be taken for this one. */
const isRecorded = async (desk: Desk, { id }: FinancingRecord, amount: string): Promise<boolean> =>
  (await desk.records.listOperations(id)).some(
    ({ kind, status, consumed_by: refund, amount: own }) =>
      kind === "record" && status === "done" && refund === null && own !== null && sameAmount(own, amount),
  )
