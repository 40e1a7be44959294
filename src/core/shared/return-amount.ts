import { compareAmounts, decimalsOf, isPositive } from "./money"

/** What is wrong with an amount that is to be given back, as a reason word. */
export type AmountProblem = "amount_zero" | "amount_negative" | "amount_decimals" | "amount_over_rest"

/** Decimals as they are written: "10.10" has two. */
const decimalsIn = (amount: string): number => (amount.split(".")[1] ?? "").replace(/0+$/, "").length

/**
 * @param amount a plain decimal string in major units
 * @param left what has not been given back yet
 */
export function returnAmountProblem(
  amount: string,
  { left, currency }: { readonly left: string; readonly currency: string },
): AmountProblem | null {
  if (compareAmounts(amount, "0") < 0) return "amount_negative"
  if (!isPositive(amount)) return "amount_zero"
  if (decimalsIn(amount) > decimalsOf(currency)) return "amount_decimals"
  return compareAmounts(amount, left) > 0 ? "amount_over_rest" : null
}
