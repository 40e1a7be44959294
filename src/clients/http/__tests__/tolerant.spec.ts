import type { z } from "@medusajs/framework/zod"
import { contractUuid } from "../../../core/partner/ids"
import {
  decimal,
  decimalOrNull,
  flagOrNull,
  idOrNull,
  mark,
  shownText,
  text,
  textOrNull,
  webAddress,
  wholeOrNull,
  wholes,
  words,
} from "../tolerant"

const read = (reader: z.ZodType, value: unknown): unknown => {
  const parsed = reader.safeParse(value)
  return parsed.success ? parsed.data : "refused"
}
const ABSENT = [undefined, null, "", "null", " NULL "]

describe("a field that matters", () => {
  it.each([
    [decimal, [5, "5.50", " 7000.0 "], ["5", "5.5", "7000"]],
    [text, ["a", 5, " b "], ["a", "5", "b"]],
    [webAddress, ["https://a.example.com/x"], ["https://a.example.com/x"]],
  ] as const)("is read from numbers and strings", (reader, values, expected) => {
    expect(values.map((value: unknown) => read(reader, value))).toEqual(expected)
    expect(ABSENT.map((value) => read(reader, value))).toEqual(ABSENT.map(() => "refused"))
    expect(read(reader, { a: 1 })).toBe("refused")
  })

  it.each([
    [decimalOrNull, {}],
    [decimalOrNull, "twelve"],
    [textOrNull, []],
  ] as const)("may be missing, but not be garbage", (reader, garbage) => {
    expect(ABSENT.map((value) => read(reader, value))).toEqual(ABSENT.map(() => null))
    expect(read(reader, garbage)).toBe("refused")
  })

  it("may be an id that is missing, but not another thing", () => {
    expect(ABSENT.map((value) => read(idOrNull(contractUuid), value))).toEqual(ABSENT.map(() => null))
    expect(read(idOrNull(contractUuid), "788EC8C4-C497-470B-8505-2303F151D427")).toBe(
      "788ec8c4-c497-470b-8505-2303f151d427",
    )
    expect([5, "5", {}].map((value) => read(idOrNull(contractUuid), value))).toEqual(Array(3).fill("refused"))
  })

  it("is no address when it is no web address", () => {
    expect(["javascript:alert(1)", "/path", "", 5].map((value) => read(webAddress, value))).toEqual(
      Array(4).fill("refused"),
    )
  })
})

describe("a field that is only shown", () => {
  it("is null when it cannot be read", () => {
    for (const reader of [shownText, flagOrNull, wholeOrNull]) expect(read(reader, { a: [1] })).toBeNull()
    expect(read(shownText, "x".repeat(999))).toHaveLength(200)
  })

  it("may be a flag as a word or a number", () => {
    expect([true, "true", "1", false, "FALSE", 0, "maybe"].map((value) => read(flagOrNull, value))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      null,
    ])
  })

  it("may be a mark that is set to true or to a moment", () => {
    expect([true, "true", "2026-03-01T10:00:00Z"].map((value) => read(mark, value))).toEqual([
      true,
      true,
      true,
    ])
    expect([false, "false", ...ABSENT].map((value) => read(mark, value))).toEqual(Array(7).fill(false))
  })

  it("may be a whole number or a list of them", () => {
    expect(["12", 12, "12.5", "x"].map((value) => read(wholeOrNull, value))).toEqual([12, 12, null, null])
    expect([[3, "6", "x", null], "3,6", null].map((value) => read(wholes, value))).toEqual([[3, 6], [], []])
    expect(read(words, ["a", {}, "b"])).toEqual(["a", "b"])
  })
})
