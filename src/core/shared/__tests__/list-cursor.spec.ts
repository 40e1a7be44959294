import { columnOf, cursorOf, isDescending, readCursor } from "../list-cursor"

const PLACE = { column: "created_at", at: "2026-11-21T09:01:38.510123Z", id: "fin_1" } as const

describe("the place in a list", () => {
  it("comes back as it was, with its microseconds, and fits into an address", () => {
    expect(readCursor(cursorOf(PLACE))).toEqual(PLACE)
    expect(cursorOf(PLACE)).toMatch(/^[\w-]+$/)
  })

  it.each([
    ["nothing", ""],
    ["no base64", "***"],
    ["no JSON", Buffer.from("hello").toString("base64url")],
    ["another column", cursorOf({ ...PLACE, column: "payable" as "created_at" })],
    ["milliseconds", cursorOf({ ...PLACE, at: "2026-11-21T09:01:38.510Z" })],
    ["a day that there is none of", cursorOf({ ...PLACE, at: "2026-13-41T09:01:38.510123Z" })],
    ["a 31st of February", cursorOf({ ...PLACE, at: "2026-02-31T09:01:38.510123Z" })],
    ["more than a time", cursorOf({ ...PLACE, at: "2026-11-21T09:01:38.510123Z' or '1'='1" })],
    ["no id", cursorOf({ ...PLACE, id: "" })],
  ])("is not made of %s", (_what, cursor) => {
    expect(readCursor(cursor)).toBeNull()
  })

  it("an order names its column and its direction", () => {
    expect([columnOf("-created_at"), isDescending("-created_at")]).toEqual(["created_at", true])
    expect([columnOf("attention_since"), isDescending("attention_since")]).toEqual(["attention_since", false])
  })
})
