import type { FinancingRecord, OperationRecord } from "../../core/shared/records"
import { err, ok, type Result } from "../../core/shared/result"
import { budgetFor, type Budget } from "../budget"
import type { CommandRefusal } from "../commands/command-outcome"
import type { Desk, ShopDesk } from "../desk"
import { refreshFinancing } from "../refresh/refresh-financing"
import { withLease } from "../with-lease"
import { CLICK_WAIT_MS, DESK_BUDGET_MS } from "./desk-times"
import { ensureDraft } from "./draft-return"
import { checkedAmount, openReturn, type ReturnWish } from "./planned-return"
import { outOfRange, returnPossibility } from "./possibility"
import { refundLease } from "./refund-lease"
import { refused } from "./refused"
import { withSchedules, type Seen } from "./see-return"

/** Drafts a partial return to look at. Of one amount there is one draft: the one that was made is found again. */
export async function draftReturn(desk: ShopDesk, id: string, wish: ReturnWish): Seen {
  const financing = await refreshFinancing(desk, id)
  if (financing === null) return refused("not_found")
  const drafted = await withLease(desk, refundLease(financing.payment_id ?? id, CLICK_WAIT_MS), () =>
    draftAlone(desk, financing, wish),
  )
  return drafted ?? refused("in_progress")
}

async function draftAlone(desk: Desk, financing: FinancingRecord, wish: ReturnWish): Seen {
  const budget = budgetFor(desk, DESK_BUDGET_MS)
  const operation = await plannedReturn(desk, financing, { ...wish, budget })
  if (!operation.ok) return operation
  const drafted = await ensureDraft(desk, financing, {
    operation: operation.value,
    budget,
    actor: wish.actor,
  })
  if (!drafted.ok) return drafted
  return ok(await withSchedules(desk, financing, { operation: drafted.value.operation, budget }))
}

interface Planning extends ReturnWish {
  readonly budget: Budget
}

async function plannedReturn(
  desk: Desk,
  financing: FinancingRecord,
  { amount, actor, budget }: Planning,
): Promise<Result<OperationRecord, CommandRefusal>> {
  const checked = await checkedAmount(desk, financing, { amount, budget })
  if (!checked.ok) return checked
  const possibility = await returnPossibility(desk, financing, budget)
  const refusal = outOfRange(checked.value, possibility)
  if (refusal !== null) return err(refusal)
  return openReturn(desk, financing, { amount: checked.value, actor })
}
