import { dedupeKey } from "../journal"

const MESSAGE = '{"uuid":"5e3a459a-aada-4d81-b6ad-09cb9483c8bf","status":"granted"}'

describe("the copies of one callback", () => {
  it("are known by connection, timestamp and message", () => {
    expect(dedupeKey("con_1", "1613553000", MESSAGE)).toBe(dedupeKey("con_1", "1613553000", MESSAGE))
    expect(dedupeKey("con_1", "1613553000", MESSAGE)).toMatch(/^[0-9a-f]{64}$/)
  })

  it("are not confused with a later report, another connection or another message", () => {
    const keys = [
      dedupeKey("con_1", "1613553000", MESSAGE),
      dedupeKey("con_1", "1613553001", MESSAGE),
      dedupeKey("con_2", "1613553000", MESSAGE),
      dedupeKey("con_1", "1613553000", `${MESSAGE} `),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })

  it("cannot be made alike by moving characters from one part to the next", () => {
    expect(dedupeKey("a", "b", "c")).not.toBe(dedupeKey("ab", "", "c"))
    expect(dedupeKey("a", "1", "2.3")).not.toBe(dedupeKey("a", "1.2", "3"))
    expect(dedupeKey('a","b', "c", "d")).not.toBe(dedupeKey("a", 'b","c', "d"))
  })
})
