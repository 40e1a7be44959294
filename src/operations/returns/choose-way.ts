import type { FinancingRecord } from "../../core/shared/records"
import { err, ok, type Result } from "../../core/shared/result"
import type { Budget } from "../budget"
import type { CommandRefusal } from "../commands/command-outcome"
import { offered } from "../commands/offer"
import type { Desk } from "../desk"
import { outOfRange, returnPossibility } from "./possibility"

/** A partial return (F2 to F4) or a full withdrawal (E8); never both. */
export type Way = "return_part" | "withdraw"

export interface Asked {
  readonly amount: string
  /** Whether it is all that is left. */
  readonly whole: boolean
  readonly budget: Budget
}

/** A part is a partial return. All that is left is one too if the service allows it, else a withdrawal if agreed. */
export async function chooseWay(
  desk: Desk,
  financing: FinancingRecord,
  { amount, whole, budget }: Asked,
): Promise<Result<Way, CommandRefusal>> {
  const possibility = await returnPossibility(desk, financing, budget)
  const refusal = outOfRange(amount, possibility)
  const sureOfWhole = possibility.maxAmount !== null
  if (refusal === null && (!whole || sureOfWhole)) return ok("return_part")
  if (refusal?.reason === "service_unavailable") return err(refusal)
  if (!whole) return refusal === null ? ok("return_part") : err(refusal)
  const offer = await offered(desk, financing, { command: "withdraw", budgetMs: budget.left() })
  if (offer.ok) return ok("withdraw")
  if (refusal === null) return ok("return_part")
  return offer.error.reason === "withdrawal_not_agreed" ? err(refusal) : offer
}
