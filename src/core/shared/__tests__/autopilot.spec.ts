import { ruleFor } from "../autopilot"

const PLAN = { approve_when: "placed", approval_paused: false } as const
const FINANCING = {
  method: "hire-purchase",
  stage: "awaiting_approval",
  approval_agreed: true,
  amount_check: "confirmed",
  attention: null,
  orphaned: false,
  captured_at: null,
  process_status: "waiting_for_partners_confirmation",
} as const

describe("an approval by the plan's rule", () => {
  it.each(["placed", "fulfilled"] as const)("is given when the order is %s", (approve_when) => {
    expect(ruleFor({ ...PLAN, approve_when }, FINANCING, [])).toBe(approve_when)
  })

  it.each([
    ["of a plan that is approved by hand", { approve_when: "manual" }],
    ["while the rule is paused", { approval_paused: true }],
  ] as const)("is never given %s", (_what, change) => {
    expect(ruleFor({ ...PLAN, ...change }, FINANCING, [])).toBeNull()
  })

  it.each([
    ["that is still being signed", { stage: "signing" }],
    ["that is active already", { stage: "active" }],
    ["that has ended", { stage: "cancelled" }],
    ["whose plan has no approval", { approval_agreed: false }],
    ["of another amount", { amount_check: "mismatch" }],
    ["that waits for a person", { attention: "approval_overdue" }],
    ["that lost its cart", { orphaned: true }],
    ["that is a lease, whose capture says that an advance has arrived", { method: "leasing" }],
    ["that is captured", { captured_at: new Date() }],
    ["whose down payment is open", { process_status: "waiting_for_downpayment" }],
  ] as const)("is never given to a financing %s", (_what, change) => {
    expect(ruleFor(PLAN, { ...FINANCING, ...change }, [])).toBeNull()
  })

  it.each(["done", "refused"] as const)("is never given again once it was %s", (status) => {
    expect(ruleFor(PLAN, FINANCING, [{ kind: "approve", status }])).toBeNull()
  })

  it.each(["intended", "sent", "unknown"] as const)("is gone on with when it is %s", (status) => {
    expect(ruleFor(PLAN, FINANCING, [{ kind: "approve", status }])).toBe("placed")
  })
})
