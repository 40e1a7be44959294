import { ATTENTION, isAttentionReason, isExitOf, type AttentionReason } from "../attention"

const reasons = Object.keys(ATTENTION) as AttentionReason[]

describe("what waits for a person", () => {
  it.each(reasons)("%s has at least two ways out, one of them without the service", (reason) => {
    expect(ATTENTION[reason].exits.length).toBeGreaterThanOrEqual(2)
    expect(isExitOf(reason, "ignore")).toBe(true)
  })

  it.each(reasons)("%s says in a plain sentence why it is there and what to do", (reason) => {
    expect(ATTENTION[reason].sentence).toMatch(/^[A-Z].{60,320}\.$/)
    expect(ATTENTION[reason].sentence).not.toMatch(/[_{}]/)
  })

  it("offers to place the order for every orphan but one: its cart is an order already", () => {
    const placeable = reasons.filter((reason) => isExitOf(reason, "place"))
    expect(placeable).toEqual(
      reasons.filter(
        (reason) => reason.startsWith("orphaned_") && reason !== "orphaned_cart_completed_otherwise",
      ),
    )
  })

  it("does not offer to cancel what has ended or what the service may not know", () => {
    const ended = ["order_without_payment", "terminated"] as const
    expect(ended.filter((reason) => isExitOf(reason, "cancel"))).toEqual([])
  })

  it("knows its reasons by their words", () => {
    expect(isAttentionReason("terminated")).toBe(true)
    expect(isAttentionReason("toString")).toBe(false)
  })
})
