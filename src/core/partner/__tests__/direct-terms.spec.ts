import { applicantFields } from "../application-fields"
import { termProblems } from "../application-terms"
import { hasLapsed, offerOf, paysFor } from "../offer"
import type { ApplicationReading } from "../observation"
import { productOptions } from "../product-terms"
import { application } from "./support/readings"

const NO_COSTS = { monthlyPayment: null, creditCostRateAnnual: null, totalCost: null, schedule: null }
const offer = (change: Partial<ApplicationReading> = {}) =>
  offerOf(application("positive", { amount: "249.00", ...change }), { costs: NO_COSTS, currency: "pln" })

describe("what an applicant is asked", () => {
  it("is who they are and how to reach them, and what else the product needs, each once", () => {
    const names = applicantFields([
      "customer.identity_code",
      "credit_application.monthly_income",
      "credit_application.product_code",
      "consents",
    ]).map(({ name, kind }) => [name, kind])
    expect(names).toEqual([
      ["customer.identity_code", "identity_code"],
      ["customer.first_name", "text"],
      ["customer.last_name", "text"],
      ["customer_contact.mobile", "phone"],
      ["customer_contact.email", "email"],
      ["credit_application.monthly_income", "amount"],
    ])
  })

  it("is the country with any part of an address", () => {
    const names = applicantFields(["customer_addresses.street"]).map(({ name }) => name)
    expect(names).toContain("customer_addresses.country")
  })
})

describe("the terms that a shopper chooses", () => {
  const options = { periods: [3, 6], paymentDays: [5, 20], downPaymentEnabled: true, requiredParameters: [] }
  const rules = { options, payable: "249.00" }

  it("are those of the product", () => {
    expect(termProblems({ period: 6, payment_day: 20, down_payment_amount: "25" }, rules)).toEqual([])
    const problems = termProblems({ period: 4, payment_day: 1, down_payment_amount: "249.00" }, rules)
    expect(problems.map(({ field }) => field)).toEqual(["period", "payment_day", "down_payment_amount"])
  })

  it.each(["-1", "ten", "1e3"])("have no down payment of %s", (amount) => {
    expect(termProblems({ period: 6, down_payment_amount: amount }, rules)).toHaveLength(1)
  })

  it("have no down payment where the product knows none, but for zero", () => {
    const without = { ...rules, options: { ...options, downPaymentEnabled: false } }
    expect(termProblems({ period: 6, down_payment_amount: "0" }, without)).toEqual([])
    expect(termProblems({ period: 6, down_payment_amount: "10" }, without)).toHaveLength(1)
  })

  it("are free where the service has not said", () => {
    const unread = productOptions({ periods: [], parameters: null })
    expect(termProblems({ period: 17, payment_day: 3 }, { options: unread, payable: "1" })).toEqual([])
  })
})

describe("an offer", () => {
  it("has another id whenever its terms or its application are others", () => {
    const ids = [
      offer(),
      offer({ amount: "248.00" }),
      offer({ period: 24 }),
      offer({ downPaymentAmount: "20" }),
    ]
    expect(new Set(ids.map(({ id }) => id)).size).toBe(4)
    expect(offer().id).toBe(offer().id)
  })

  it("pays for the purchase only with the very amount, in which the down payment is", () => {
    expect(paysFor(offer({ amount: "249" }), "249.00")).toBe(true)
    expect(paysFor(offer({ amount: "200", downPaymentAmount: "49" }), "249.00")).toBe(false)
  })

  it("stands to the end of its last day", () => {
    const lasting = offer({ offerValidTo: "2026-03-01" })
    expect(hasLapsed(lasting, new Date("2026-03-01T23:59:59Z"))).toBe(false)
    expect(hasLapsed(lasting, new Date("2026-03-02T00:00:00Z"))).toBe(true)
    expect(hasLapsed(offer({ offerValidTo: null }), new Date("2030-01-01"))).toBe(false)
  })
})
