import { earliestReturnDay, isTooEarly, TIME_ZONE_OF } from "../../core/partner/return-day"
import { compareAmounts } from "../../core/shared/money"
import type { FinancingRecord, Market } from "../../core/shared/records"
import type { SystemError } from "../../core/shared/system-error"
import type { ChangeOptions } from "../../clients/partner/change-options"
import type { Budget } from "../budget"
import { crashPoint } from "../crash-point"
import type { CommandRefusal } from "../commands/command-outcome"
import type { Desk } from "../desk"
import { codesOf } from "../system-error-codes"
import { remoteContract } from "./remote-contract"

/** Whether part of a contract can be given back now, by F1. Amounts are decimal strings in major units. */
export interface Possibility {
  /** Null: the answer could not be understood; the service decides when it is asked. */
  readonly possible: boolean | null
  readonly minAmount: string | null
  readonly maxAmount: string | null
  readonly refusal: CommandRefusal | null
  /** YYYY-MM-DD in `timeZone`; null where it is not known when the contract was made. */
  readonly earliestDate: string | null
  readonly timeZone: string | null
}

const impossible = (reason: string, codes: readonly string[] = []): Possibility => ({
  possible: false,
  minAmount: null,
  maxAmount: null,
  refusal: { reason, codes },
  earliestDate: null,
  timeZone: null,
})

/** Asks F1, and tells apart what it does not: the first day is too early, after it the contract is not paid out. */
export async function returnPossibility(
  desk: Desk,
  financing: FinancingRecord,
  budget: Budget,
): Promise<Possibility> {
  if (financing.method === "pay-next-month") return impossible("return_not_offered")
  if (financing.method === "leasing") return impossible("leasing_has_no_withdrawal")
  if (financing.stage !== "active") return impossible("not_active")
  const remote = await remoteContract(desk, financing)
  if (!remote.ok) return impossible(remote.error.reason)
  const { client, contractUuid } = remote.value
  crashPoint(desk, "return.before_F1")
  const options = await client.readChangeOptions({ contractUuid }, { budgetMs: budget.left() })
  crashPoint(desk, "return.after_F1")
  const days = await returnDays(desk, financing)
  if (options.ok && options.value.partialReturn !== false) return { ...possibleBy(options.value), ...days }
  if (!options.ok && options.error.kind !== "rejected")
    return { ...impossible("service_unavailable", codesOf(options.error)), possible: null, ...days }
  return { ...impossible(days.tooEarly ? "too_early" : "not_paid_out", codesIn(options)), ...days }
}

const codesIn = (options: { readonly ok: boolean; readonly error?: SystemError }): readonly string[] =>
  options.error === undefined ? [] : codesOf(options.error)

const possibleBy = ({ partialReturn, minAmount, maxAmount }: ChangeOptions) => ({
  possible: partialReturn,
  minAmount,
  maxAmount,
  refusal: null,
})

interface ReturnDays {
  readonly earliestDate: string | null
  readonly timeZone: string | null
  readonly tooEarly: boolean
}

async function returnDays(desk: Desk, financing: FinancingRecord): Promise<ReturnDays> {
  const found = await desk.records.findConnection(financing.connection_id)
  const market: Market = found?.connection.market ?? "ee"
  const madeAt = contractMadeAt(financing)
  if (madeAt === null) return { earliestDate: null, timeZone: TIME_ZONE_OF[market], tooEarly: false }
  return {
    earliestDate: earliestReturnDay(market, madeAt),
    timeZone: TIME_ZONE_OF[market],
    tooEarly: isTooEarly(market, madeAt, desk.clock.now()),
  }
}

/** When the contract was signed, else when it became active. */
function contractMadeAt({ facts, activated_at: activatedAt }: FinancingRecord): Date | null {
  const signed = facts?.["signed_at"]
  const at = typeof signed === "string" ? new Date(signed) : activatedAt
  return at === null || Number.isNaN(at.getTime()) ? activatedAt : at
}

/** Why this amount cannot be given back in part, or null. */
export function outOfRange(
  amount: string,
  { minAmount, maxAmount, refusal }: Possibility,
): CommandRefusal | null {
  if (refusal !== null) return refusal
  if (minAmount !== null && compareAmounts(amount, minAmount) < 0)
    return { reason: "amount_under_range", codes: [minAmount] }
  if (maxAmount !== null && compareAmounts(amount, maxAmount) > 0)
    return { reason: "amount_over_range", codes: [maxAmount] }
  return null
}
