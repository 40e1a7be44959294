import type { NextAction, Offer } from "../client/next-action.js"
import { pollAfter } from "../element/polling.js"

const offer: Offer = {
  ...{ id: "o1", number: null, currency_code: "eur", amount: "100.00", period: 12, payment_day: null },
  ...{ down_payment_amount: null, monthly_payment: null, apr: null, total_cost: null, schedule: null },
  ...{ messages: [], valid_to: null },
}

const sign = { type: "sign", methods: ["redirect"], url: null } as const

describe("reading the store's record again", () => {
  it.each<[NextAction, number | null]>([
    [{ type: "wait", poll_after_seconds: 3 }, 3],
    [{ type: "wait", poll_after_seconds: 0 }, 1],
    [{ type: "wait", poll_after_seconds: 3600 }, 60],
    [{ ...sign, started: "redirect" }, 5],
    [{ ...sign, started: null }, null],
    [{ type: "pay_down", amount: "10.00", state: "unknown" }, 5],
    [{ type: "pay_down", amount: "10.00", state: "open" }, null],
    [{ type: "redirect", url: "https://service", offer, before: null }, 5],
    [{ type: "redirect", url: "https://service" }, null],
    [{ type: "confirm_code", method: "sms", simulator_url: null }, null],
  ])("%j happens after %s seconds", (action, seconds) => {
    expect(pollAfter(action, 0)).toBe(seconds)
  })

  it("slows down while the store cannot be reached", () => {
    const action = { type: "wait", poll_after_seconds: 3 } as const
    expect([1, 2, 3, 9].map((failures) => pollAfter(action, failures))).toEqual([6, 12, 24, 60])
  })
})
