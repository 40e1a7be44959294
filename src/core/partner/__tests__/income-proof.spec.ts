import type { ProofWay } from "../../shared/direct-state"
import { isAskedAgain, isLookedAt } from "../income-proof"

const GIVEN_AT = "2026-11-21T12:00:00.000Z"

const proof = (way: ProofWay | null, told?: number) => ({
  ways: ["bank", "upload"] as const,
  again: false,
  given: way === null ? null : { way, at: GIVEN_AT },
  ...(told === undefined ? {} : { told }),
})

const after = (hours: number): Date => new Date(Date.parse(GIVEN_AT) + hours * 3_600_000)

describe("a proof of income", () => {
  it("is asked for again when the service has told something since the shopper began with it", () => {
    expect(isAskedAgain(proof("upload", 1), 2)).toBe(true)
    expect(isAskedAgain(proof("bank", 0), 1)).toBe(true)
  })

  it.each([
    ["nothing was told since", proof("upload", 1), 1],
    ["nothing was given yet", proof(null, 1), 2],
    ["nobody counted, as before this was noticed", proof("upload"), 2],
    ["none was ever asked for", null, 2],
  ])("is not asked for again when %s", (_what, given, told) => {
    expect(isAskedAgain(given, told)).toBe(false)
  })

  it.each([
    ["bank", 23, true],
    ["bank", 24, false],
    ["upload", 71, true],
    ["upload", 72, false],
  ] as const)("that came by %s is being looked at after %d hours: %s", (way, hours, looked) => {
    expect(isLookedAt(proof(way), after(hours))).toBe(looked)
  })

  it("that nobody gave is not being looked at", () => {
    expect(isLookedAt(proof(null), after(0))).toBe(false)
  })
})
