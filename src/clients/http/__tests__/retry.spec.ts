import type { SystemError } from "../../../core/shared/system-error"
import { backoffMs, mayRetry, retryAfterMs, tryMs } from "../retry"

const unavailable: SystemError = { kind: "unavailable", reason: "timeout", status: null }
const unexpected: SystemError = { kind: "unexpected_response", status: 200, problem: "not_json" }
const refusals: SystemError[] = [
  { kind: "unauthorized", status: 401 },
  { kind: "rejected", status: 422, codes: [] },
]

describe("whether a request is sent once more", () => {
  it("is yes three times for a reading that was not answered", () => {
    expect([0, 1, 2, 3].map((done) => mayRetry("read", done, unavailable))).toEqual([true, true, true, false])
  })

  it("is yes once for a request that may be made twice", () => {
    expect([0, 1].map((done) => mayRetry("once_if_unknown", done, unavailable))).toEqual([true, false])
    expect(mayRetry("once_if_unknown", 0, unexpected)).toBe(true)
  })

  it("is never yes for a command", () => {
    expect([unavailable, unexpected].map((error) => mayRetry("never", 0, error))).toEqual([false, false])
  })

  it("is never yes after a definite refusal, nor for an answer that would come again", () => {
    for (const error of refusals)
      expect((["read", "once_if_unknown", "never"] as const).map((one) => mayRetry(one, 0, error))).toEqual([
        false,
        false,
        false,
      ])
    expect(mayRetry("read", 0, unexpected)).toBe(false)
  })
})

describe("how long it waits before", () => {
  it("is anything up to a bound that doubles", () => {
    expect([0, 1, 2, 3, 9].map((done) => backoffMs(done, 0, () => 1))).toEqual([200, 400, 800, 1600, 2000])
    expect(backoffMs(2, 0, () => 0)).toBe(0)
  })

  it("is never less than the system asked for", () => {
    const now = Date.parse("2026-03-01T10:00:00Z")
    expect(retryAfterMs("3", now)).toBe(3000)
    expect(retryAfterMs("Sun, 01 Mar 2026 10:00:07 GMT", now)).toBe(7000)
    expect(retryAfterMs("Sun, 01 Mar 2026 09:00:00 GMT", now)).toBe(0)
    expect([null, "soon", "-1", ""].map((header) => retryAfterMs(header, now))).toEqual([0, 0, 0, 0])
    expect(backoffMs(0, 3000, () => 1)).toBe(3000)
  })
})

describe("how long one try may take", () => {
  it("leaves time for another when there may be one", () => {
    expect(tryMs("read", 0, 10_000)).toBe(6000)
    expect(tryMs("read", 1, 4000)).toBe(4000)
    expect(tryMs("never", 0, 10_000)).toBe(10_000)
    expect(tryMs("read", 0, -5)).toBe(1)
  })
})
