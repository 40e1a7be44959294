import { PARTNER_METHODS } from "../../shared/method"
import { downPaymentReturnOf, withStatusPlaceholder } from "../down-payment"
import { incomeProofTypeOf, mayAskBank } from "../income-proof"
import { directPaidCheck } from "../paid-check"
import { FAST_POLLING_AFTER_SIGNING_MS, SIGNING_METHODS, SIGNING_METHODS_OF } from "../signing-method"
import { statementLocaleOf } from "../statement-locale"
import { application } from "./support/readings"

describe("how a contract may be signed", () => {
  it("depends on the product: text messages for split payments, links for hire purchase, nothing for pay next month", () => {
    expect(SIGNING_METHODS_OF["split-payment"]).toEqual(["sms", "paper"])
    expect(SIGNING_METHODS_OF["hire-purchase"]).not.toContain("sms")
    expect(SIGNING_METHODS_OF["pay-next-month"]).toEqual([])
    const all = PARTNER_METHODS.flatMap((method) => [...SIGNING_METHODS_OF[method]])
    expect(new Set(all)).toEqual(new Set(SIGNING_METHODS))
  })

  it("is followed second by second only where nobody has to go elsewhere", () => {
    const followed = SIGNING_METHODS.filter((method) => FAST_POLLING_AFTER_SIGNING_MS[method] !== null)
    expect(followed).toEqual(["digital", "paper", "sms"])
  })
})

describe("the proof of income", () => {
  it("may come from a bank unless the service wants files", () => {
    expect(mayAskBank(incomeProofTypeOf("ais_with_fallback_manual_upload_option"))).toBe(true)
    expect(mayAskBank(incomeProofTypeOf("manual_internal_verification"))).toBe(false)
    expect(mayAskBank(incomeProofTypeOf("something new"))).toBe(true)
    expect(mayAskBank(null)).toBe(true)
  })

  it.each([
    ["et-ET", "et"],
    ["cs-CS", "cz"],
    ["pl-PL", "pl"],
    ["lv", "lv"],
  ])("is asked for in the bank's own words: %s is %s", (locale, own) => {
    expect(statementLocaleOf(locale)).toBe(own)
  })
})

describe("the way back from a down payment", () => {
  it.each([
    ["SUCCESS", "success"],
    ["failed", "failed"],
    ["UNKNOWN", "unknown"],
    ["{status}", "unknown"],
    ["", "unknown"],
  ])("with %j means %s, and the contract decides", (word, meaning) => {
    expect(downPaymentReturnOf(word)).toBe(meaning)
  })

  it("ends with the placeholder that the service fills", () => {
    expect(withStatusPlaceholder("https://a.example.com/b")).toBe("https://a.example.com/b?status={status}")
    expect(withStatusPlaceholder("https://a.example.com/b?c=1")).toBe(
      "https://a.example.com/b?c=1&status={status}",
    )
  })
})

describe("the amount of an application", () => {
  const payable = { amount: "300.00", currency: "EUR" }

  it.each([
    ["300", "confirmed"],
    ["299.99", "mismatch"],
    [null, "amount_as_sent"],
  ])("%s is %s", (amount, check) => {
    expect(directPaidCheck({ application: application("positive", { amount }) }, payable)).toEqual({
      amount: check,
    })
  })
})
