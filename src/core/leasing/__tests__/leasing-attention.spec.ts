import { ATTENTION } from "../../shared/attention"
import { attentionOf, isLeasingAttention } from "../leasing-attention"

const WAITING = { advanceReceived: false }

describe("what calls for a person", () => {
  it.each([
    ["signed_twice", ["advance_to_collect", "signed_twice"]],
    ["contradiction", ["customer_needs_help", "contradiction"]],
    ["status_not_ok", ["status_not_ok"]],
    ["signed_offline", ["signed_offline"]],
    ["advance_to_collect", ["advance_to_collect"]],
    ["customer_needs_help", ["customer_needs_help"]],
  ] as const)("is %s, before what is less urgent", (reason, marks) => {
    expect(attentionOf(marks, WAITING)).toBe(reason)
    expect(isLeasingAttention(reason)).toBe(true)
    expect(ATTENTION[reason].exits).toContain("record")
  })

  it("is no word that nobody lists, and no error that is only read again", () => {
    expect(attentionOf(["unknown_word", "check_error"], WAITING)).toBeNull()
    expect(attentionOf([], WAITING)).toBeNull()
  })

  it("is no advance that has arrived", () => {
    expect(attentionOf(["advance_to_collect"], { advanceReceived: true })).toBeNull()
    expect(attentionOf(["advance_to_collect", "signed_twice"], { advanceReceived: true })).toBe(
      "signed_twice",
    )
  })

  it("is not a matter that another service or our own rules raise", () => {
    expect(isLeasingAttention("amount_mismatch")).toBe(false)
    expect(isLeasingAttention("orphaned_cart_changed")).toBe(false)
  })
})
