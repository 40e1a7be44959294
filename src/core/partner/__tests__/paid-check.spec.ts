import { paidCheck } from "../paid-check"
import { alone } from "./support/readings"

const PAYABLE = { amount: "300.00", currency: "eur" }

describe("what the service finances", () => {
  it.each([
    ["300", "EUR", "confirmed"],
    ["300.00", "eur", "confirmed"],
    ["300", null, "confirmed"],
    [null, "EUR", "amount_as_sent"],
    [null, null, "amount_as_sent"],
    ["299.99", "EUR", "mismatch"],
    ["300.01", null, "mismatch"],
    ["300", "PLN", "mismatch"],
    [null, "PLN", "mismatch"],
  ] as const)("%s %s against 300.00 EUR is %s", (totalAmount, currency, amount) => {
    expect(paidCheck(alone("completed", { totalAmount, currency }), PAYABLE)).toEqual({ amount })
  })
})
