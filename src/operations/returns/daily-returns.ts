import type { FinancingRecord, OperationRecord } from "../../core/shared/records"
import { err, ok, type Result } from "../../core/shared/result"
import { actAs } from "../acting"
import { budgetFor } from "../budget"
import type { CommandRefusal } from "../commands/command-outcome"
import type { ShopDesk } from "../desk"
import { raiseAttention } from "../raise-attention"
import { refreshFinancing } from "../refresh/refresh-financing"
import { withLease } from "../with-lease"
import type { ConfirmedReturn } from "./confirm-return"
import { DESK_BUDGET_MS } from "./desk-times"
import { checkedAmount, openReturn, type ReturnWish } from "./planned-return"
import { outOfRange, returnPossibility } from "./possibility"
import { refundLease } from "./refund-lease"
import { refused } from "./refused"

const DAY_MS = 86_400_000

/** A return that the service does not allow for so long is for a person again. */
const TRIED_FOR_MS = 30 * DAY_MS

/** So many are tried in one run; the rest is still due at the next. */
const BATCH = 20

/** A claimed try is not claimed again for this long, should its worker die. */
const HOLD_MS = 600_000

/** Plans a return that is tried once a day by itself until the service allows it: it does not say when it pays out. */
export async function returnDaily(
  desk: ShopDesk,
  id: string,
  wish: ReturnWish,
): Promise<Result<ConfirmedReturn, CommandRefusal>> {
  const financing = await refreshFinancing(desk, id)
  if (financing === null) return refused("not_found")
  const budget = budgetFor(desk, DESK_BUDGET_MS)
  const amount = await checkedAmount(desk, financing, { amount: wish.amount, budget })
  if (!amount.ok) return amount
  const nextTryAt = new Date(desk.clock.now().getTime() + DAY_MS)
  const opened = await openReturn(desk, financing, { amount: amount.value, actor: wish.actor, nextTryAt })
  if (!opened.ok) return opened
  const operation = await planned(desk, opened.value, nextTryAt)
  if (operation === null) return refused("in_progress")
  await desk.records.journal(financing, [
    {
      kind: "action",
      summary: "return_planned",
      details: { amount: amount.value, next_try_at: operation.next_try_at?.toISOString() ?? null },
      actor: wish.actor,
    },
  ])
  return ok({ financing, operation })
}

/** One that was begun before is tried daily from now on; the day that was set stays. */
const planned = async (
  desk: ShopDesk,
  operation: OperationRecord,
  nextTryAt: Date,
): Promise<OperationRecord | null> =>
  operation.next_try_at !== null
    ? operation
    : desk.records.changeOperation(operation, { next_try_at: nextTryAt })

/** Tries every return that is due today. Carried out through Medusa's own refund. */
export async function tryDueReturns(desk: ShopDesk): Promise<number> {
  const claim = { kinds: ["return_part"], limit: BATCH, holdMs: HOLD_MS } as const
  const due = await desk.records.claimDueOperations(claim, desk.clock.now())
  for (const operation of due) {
    await tryOne(desk, operation).catch((error: unknown) => {
      const name = error instanceof Error ? error.name : "error"
      desk.log.warn(`financing ${operation.financing_id}: a return could not be tried, ${name}`)
    })
  }
  return due.length
}

async function tryOne(desk: ShopDesk, operation: OperationRecord): Promise<void> {
  const financing = await refreshFinancing(desk, operation.financing_id)
  if (financing === null || financing.payment_id === null) return
  const tried = await withLease(desk, refundLease(financing.payment_id), () =>
    actAs(operation.actor, () => carryOut(desk, financing, operation)),
  )
  if (tried?.ok === true) return
  const now = desk.clock.now().getTime()
  if (now - operation.created_at.getTime() >= TRIED_FOR_MS || financing.stage !== "active")
    return giveUp(desk, financing, operation)
  await desk.records.changeOperation(await latestOf(desk, operation), { next_try_at: new Date(now + DAY_MS) })
}

async function carryOut(
  desk: ShopDesk,
  financing: FinancingRecord,
  { amount }: OperationRecord,
): Promise<Result<void, CommandRefusal>> {
  const budget = budgetFor(desk, DESK_BUDGET_MS)
  const checked = await checkedAmount(desk, financing, { amount: amount ?? "0", budget })
  if (!checked.ok) return checked
  const refusal = outOfRange(checked.value, await returnPossibility(desk, financing, budget))
  if (refusal !== null) return err(refusal)
  const refund = { paymentId: financing.payment_id ?? "", amount: checked.value, actor: null }
  return (await desk.commerce.refund(refund)).ok ? ok(undefined) : refused("medusa_refused")
}

/** Only one that was never sent is given up; what is unclear stays to be found out. */
async function giveUp(desk: ShopDesk, financing: FinancingRecord, operation: OperationRecord): Promise<void> {
  const latest = await latestOf(desk, operation)
  const to = { next_try_at: null, ...(latest.status === "intended" ? GIVEN_UP : {}) }
  await desk.records.changeOperation(latest, to)
  await desk.records.journal(financing, [
    { kind: "refusal", summary: "return_given_up", details: { amount: operation.amount } },
  ])
  await raiseAttention(desk, financing, { reason: "return_given_up" })
}

const GIVEN_UP = { status: "refused", codes: ["given_up"] } as const

async function latestOf(desk: ShopDesk, operation: OperationRecord): Promise<OperationRecord> {
  const all = await desk.records.listOperations(operation.financing_id)
  return all.find(({ id }) => id === operation.id) ?? operation
}
