import { COMMAND_REFUSALS, offerApproval, offerCancellation, offerWithdrawal } from "../command-offers"
import { CONTRACT_STATUSES } from "../contract-status"
import { contract, CONTRACT } from "./support/readings"

const TERMS = { method: "hire-purchase", approvalAgreed: true } as const
const PARTNER = "waiting_for_partners_confirmation"

describe("approving a contract", () => {
  it.each([PARTNER, "thinking", null])("is offered for a signed one (process %p)", (process) => {
    expect(offerApproval(TERMS, contract("signed", process))).toEqual({ ok: true, value: CONTRACT })
  })

  it.each([
    ["waiting_for_downpayment", contract("signed", "waiting_for_downpayment")],
    ["contract_not_signed", contract("unsigned")],
    ["already_active", contract("activated")],
    ["contract_ended", contract("cancelled")],
    ["contract_ended", contract("terminated")],
    ["contract_unknown", contract("suspended")],
    ["contract_unknown", null],
  ] as const)("is refused with %s", (refusal, read) => {
    expect(offerApproval(TERMS, read)).toEqual({ ok: false, error: refusal })
  })

  it("is refused where no approval is agreed, and for pay next month", () => {
    const signed = contract("signed", PARTNER)
    expect(offerApproval({ ...TERMS, approvalAgreed: false }, signed)).toMatchObject({
      error: "approval_not_agreed",
    })
    expect(offerApproval({ ...TERMS, method: "pay-next-month" }, signed)).toMatchObject({
      error: "method_has_no_contract",
    })
  })
})

describe("cancelling a contract", () => {
  it("is offered for an unsigned and a signed one only", () => {
    const offered = CONTRACT_STATUSES.filter((word) => offerCancellation("split-payment", contract(word)).ok)
    expect(offered).toEqual(["unsigned", "signed"])
  })

  it.each([
    ["already_active", contract("activated")],
    ["contract_ended", contract("cancelled")],
    ["contract_unknown", null],
  ] as const)("is refused with %s", (refusal, read) => {
    expect(offerCancellation("hire-purchase", read)).toEqual({ ok: false, error: refusal })
  })

  it("is refused for pay next month", () => {
    expect(offerCancellation("pay-next-month", contract("signed"))).toMatchObject({ ok: false })
  })
})

describe("withdrawing a contract", () => {
  const agreed = { method: "hire-purchase", withdrawalAgreed: true } as const
  const active = (withdrawable: boolean | null) => contract("activated", null, { withdrawable })

  it.each([true, null])("is offered for an active one that does not exclude it (withdrawable %p)", (word) => {
    expect(offerWithdrawal(agreed, active(word))).toEqual({ ok: true, value: CONTRACT })
  })

  it.each([
    ["not_withdrawable", active(false)],
    ["not_active", contract("unsigned")],
    ["not_active", contract("signed")],
    ["contract_ended", contract("cancelled")],
    ["contract_ended", contract("terminated")],
    ["contract_unknown", contract("suspended")],
    ["contract_unknown", null],
  ] as const)("is refused with %s", (refusal, read) => {
    expect(offerWithdrawal(agreed, read)).toEqual({ ok: false, error: refusal })
  })

  it("is refused where it is not agreed, and for pay next month", () => {
    expect(offerWithdrawal({ ...agreed, withdrawalAgreed: false }, active(true))).toMatchObject({
      error: "withdrawal_not_agreed",
    })
    expect(offerWithdrawal({ ...agreed, method: "pay-next-month" }, active(true))).toMatchObject({
      error: "method_has_no_contract",
    })
  })
})

it.each(Object.entries(COMMAND_REFUSALS))("%s is explained to the merchant in a sentence", (_, sentence) => {
  expect(sentence).toMatch(/^[A-Z].+\.$/)
})
