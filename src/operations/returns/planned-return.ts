import { payableOf } from "../../core/shared/money"
import type { FinancingRecord, OperationRecord } from "../../core/shared/records"
import { ok, type Result } from "../../core/shared/result"
import { returnAmountProblem } from "../../core/shared/return-amount"
import type { Budget } from "../budget"
import type { CommandRefusal } from "../commands/command-outcome"
import type { Desk } from "../desk"
import { isOfAmount, isOpen, leftAtService, openGivingBack } from "./giving-back"
import { refused } from "./refused"
import { settleUnclear } from "./settle-unclear"

export interface ReturnWish {
  /** A plain decimal string in major units. */
  readonly amount: string
  readonly actor: string | null
}

/** The amount in the currency's decimals, once nothing earlier is unclear and nothing is wrong with it. */
export async function checkedAmount(
  desk: Desk,
  financing: FinancingRecord,
  { amount, budget }: { readonly amount: string; readonly budget: Budget },
): Promise<Result<string, CommandRefusal>> {
  if (financing.method === "pay-next-month") return refused("return_not_offered")
  if (financing.method === "leasing") return refused("leasing_has_no_withdrawal")
  if (financing.stage !== "active") return refused("not_active")
  if (financing.captured_at === null) return refused("not_captured")
  if (!(await settleUnclear(desk, financing, budget))) return refused("earlier_unclear")
  const operations = await desk.records.listOperations(financing.id)
  if (operations.some(({ kind, status }) => kind === "withdraw" && status === "done"))
    return refused("withdrawn_already")
  const left = leftAtService(financing, operations)
  const problem = returnAmountProblem(amount, { left, currency: financing.currency_code })
  return problem === null ? ok(payableOf(amount, financing.currency_code)) : refused(problem)
}

/** The return of this amount that was begun, or a new one: of one amount there is one at a time. */
export async function openReturn(
  desk: Desk,
  financing: FinancingRecord,
  wish: ReturnWish & { readonly nextTryAt?: Date },
): Promise<Result<OperationRecord, CommandRefusal>> {
  const operations = await desk.records.listOperations(financing.id)
  const begun = operations.find(
    (one) => one.kind === "return_part" && isOpen(one) && isOfAmount(one, wish.amount),
  )
  if (begun !== undefined) return ok(begun)
  const opened = await openGivingBack(desk, financing, { kind: "return_part", ...wish })
  return opened === null ? refused("in_progress") : ok(opened)
}
