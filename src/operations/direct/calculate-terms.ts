import { termProblems, type AskedTerms } from "../../core/partner/application-terms"
import { appliesInShop } from "../../core/shared/flow"
import { formSentence } from "../../core/shared/form-sentences"
import { decimalOf, isPositive, percentOf } from "../../core/shared/money"
import type { FinancingRecord } from "../../core/shared/records"
import { err, ok } from "../../core/shared/result"
import type { Desk } from "../desk"
import { refuseStep, type DirectOutcome } from "./direct-outcome"
import { directPlanOf, localeFor } from "./direct-plan"

/** What terms would cost, the same for everybody. Amounts are decimal strings in major units. */
export interface TermsCalculation {
  readonly monthly_payment: string
  /** Percent with two decimals. */
  readonly apr: string | null
  readonly total_cost: string | null
  readonly down_payment_minimum_amount: string | null
}

/** Asks what the terms would cost (B1). */
export async function calculateTerms(
  desk: Desk,
  financing: FinancingRecord,
  asked: AskedTerms,
): Promise<DirectOutcome<TermsCalculation>> {
  if (!appliesInShop(financing)) return refuseStep("not_direct")
  const { client, plan, options, settings } = await directPlanOf(desk, financing)
  const problems = termProblems(asked, { options, payable: financing.payable })
  const locale = localeFor(financing, settings)
  if (problems.length > 0)
    return err({
      kind: "invalid",
      problems: problems.map((one) => ({ ...one, message: formSentence(one.reason, locale) })),
    })
  const down = decimalOf(asked.down_payment_amount ?? "0") ?? "0"
  const answer = await client.calculate({
    productCode: plan.product_code,
    amount: financing.payable,
    period: asked.period,
    currency: financing.currency_code,
    paymentDay: asked.payment_day ?? null,
    downPaymentAmount: isPositive(down) ? down : null,
  })
  if (!answer.ok) return refuseStep("service_unavailable")
  const { monthlyPayment, creditCostRateAnnual, totalCost, downPaymentMinimumAmount } = answer.value
  return ok({
    monthly_payment: monthlyPayment,
    apr: creditCostRateAnnual === null ? null : percentOf(creditCostRateAnnual),
    total_cost: totalCost,
    down_payment_minimum_amount: downPaymentMinimumAmount,
  })
}
