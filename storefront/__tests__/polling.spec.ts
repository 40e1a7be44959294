import type { NextAction } from "../client/next-action.js"
import { pollAfter } from "../element/polling.js"

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
    [{ type: "confirm_code", method: "sms", simulator_url: null }, null],
  ])("%j happens after %s seconds", (action, seconds) => {
    expect(pollAfter(action, 0)).toBe(seconds)
  })

  it("slows down while the store cannot be reached", () => {
    const action = { type: "wait", poll_after_seconds: 3 } as const
    expect([1, 2, 3, 9].map((failures) => pollAfter(action, failures))).toEqual([6, 12, 24, 60])
  })
})
