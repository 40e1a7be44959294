import { returnAmountProblem } from "../return-amount"

const of = (amount: string, currency = "eur"): string | null =>
  returnAmountProblem(amount, { left: "249.00", currency })

describe("an amount that is to be given back", () => {
  it.each(["0.01", "49", "49.5", "249.00", "10.100"])("%s may be asked for", (amount) => {
    expect(of(amount)).toBeNull()
  })

  it.each([
    ["0", "amount_zero"],
    ["0.00", "amount_zero"],
    ["-5", "amount_negative"],
    ["10.001", "amount_decimals"],
    ["249.01", "amount_over_rest"],
  ])("%s is refused with %s", (amount, problem) => {
    expect(of(amount)).toBe(problem)
  })

  it("has as many decimals as its currency", () => {
    expect(of("10.5", "jpy")).toBe("amount_decimals")
    expect(of("10", "jpy")).toBeNull()
  })
})
