import { payableOf, sameAmount } from "../../core/shared/money"
import type { FinancingRecord, OperationRecord } from "../../core/shared/records"
import { err, ok, type Result } from "../../core/shared/result"
import { returnAmountProblem } from "../../core/shared/return-amount"
import { budgetFor, type Budget } from "../budget"
import type { CommandRefusal } from "../commands/command-outcome"
import { consumeReturn } from "../commands/consume-return"
import { withdrawContract } from "../commands/withdraw-financing"
import { crashPoint } from "../crash-point"
import type { Desk } from "../desk"
import { chooseWay, type Way } from "./choose-way"
import { draftOf } from "./draft"
import { isOfAmount, isOpen, isSentBack, leftAtService, openGivingBack } from "./giving-back"
import { outOfRange, returnPossibility } from "./possibility"
import { returnPart } from "./return-part"
import { settleUnclear } from "./settle-unclear"

/** All calls of a refund together, in milliseconds: Medusa waits inside the provider. */
const REFUND_BUDGET_MS = 8_000

export interface RefundWish {
  /** A decimal string in major units. */
  readonly amount: string
  readonly refundId: string
  readonly actor: string | null
}

/**
 * A refund in Medusa is a return at the service: it uses up the oldest operation of its amount that is done, and only
 * otherwise carries one out, the one that was begun before if there is one. Each is used up once.
 */
export async function giveBack(
  desk: Desk,
  financing: FinancingRecord,
  { amount: asked, refundId, actor }: RefundWish,
): Promise<Result<null, CommandRefusal>> {
  // Medusa keeps a payment's amount unrounded; the guard has seen to what a person typed.
  const amount = payableOf(asked, financing.currency_code)
  const refund = { amount, refundId }
  if (await consumeReturn(desk, financing, refund)) return consumed(desk)
  const budget = budgetFor(desk, REFUND_BUDGET_MS)
  const wish = { amount, actor, budget }
  const operation = await operationFor(desk, financing, wish)
  if (!operation.ok) return operation
  const carried =
    operation.value.kind === "withdraw"
      ? await withdrawContract(desk, financing, { operation: operation.value, budget, actor })
      : await returnPart(desk, financing, { operation: operation.value, budget, actor })
  if (!carried.ok) return carried
  return (await consumeReturn(desk, financing, refund)) ? consumed(desk) : refused("in_progress")
}

const refused = (reason: string): Result<never, CommandRefusal> => err({ reason, codes: [] })

function consumed(desk: Desk): Result<null, CommandRefusal> {
  crashPoint(desk, "refund.consumed")
  return ok(null)
}

interface Wish {
  readonly amount: string
  readonly actor: string | null
  readonly budget: Budget
}

/** The operation of this amount that was begun and not finished, or a new one. */
async function operationFor(
  desk: Desk,
  financing: FinancingRecord,
  wish: Wish,
): Promise<Result<OperationRecord, CommandRefusal>> {
  const operations = await desk.records.listOperations(financing.id)
  const begun = operations.find(
    (operation) => isSentBack(operation) && isOpen(operation) && isOfAmount(operation, wish.amount),
  )
  if (begun !== undefined) return mayGoOn(desk, financing, { begun, budget: wish.budget })
  const way = await wayOf(desk, financing, wish)
  if (!way.ok) return way
  const { amount, actor } = wish
  const opened = await openGivingBack(desk, financing, { kind: way.value, amount, actor })
  return opened === null ? refused("in_progress") : ok(opened)
}

/** What was only planned is checked before it is sent, so that a no of the service does not end it. */
async function mayGoOn(
  desk: Desk,
  financing: FinancingRecord,
  { begun, budget }: { readonly begun: OperationRecord; readonly budget: Budget },
): Promise<Result<OperationRecord, CommandRefusal>> {
  const planned = begun.kind === "return_part" && begun.status === "intended" && draftOf(begun) === null
  if (!planned) return ok(begun)
  const possibility = await returnPossibility(desk, financing, budget)
  const refusal = outOfRange(begun.amount ?? "0", possibility)
  return refusal === null ? ok(begun) : err(refusal)
}

/** How a new return of this amount goes to the service; nothing new while an earlier one is unclear. */
export async function wayOf(
  desk: Desk,
  financing: FinancingRecord,
  wish: Pick<Wish, "amount" | "budget">,
): Promise<Result<Way, CommandRefusal>> {
  if (financing.method === "pay-next-month") return refused("refund_record_first")
  if (financing.method === "leasing") return refused("leasing_has_no_withdrawal")
  if (!(await settleUnclear(desk, financing, wish.budget))) return refused("earlier_unclear")
  const left = leftAtService(financing, await desk.records.listOperations(financing.id))
  const problem = returnAmountProblem(wish.amount, { left, currency: financing.currency_code })
  if (problem !== null) return refused(problem)
  const whole = sameAmount(wish.amount, left)
  return chooseWay(desk, financing, { ...wish, whole })
}
