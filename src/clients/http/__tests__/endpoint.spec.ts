import { byVersion, everyDialect, filledPath, spokenDialect, version2, version3 } from "../endpoint"

describe("the dialect in which an endpoint is spoken", () => {
  it("is the one that is wanted where the endpoint has it", () => {
    for (const paths of [everyDialect("/a"), byVersion("/a", "/b")])
      expect((["v2", "v2_camel", "v3"] as const).map((one) => spokenDialect(paths, one))).toEqual([
        "v2",
        "v2_camel",
        "v3",
      ])
  })

  it("is the endpoint's own where it has no other", () => {
    expect(spokenDialect(version2("/a"), "v3")).toBe("v2")
    expect(spokenDialect(version2("/a"), "v2_camel")).toBe("v2_camel")
    expect(spokenDialect(version3("/a"), "v2")).toBe("v3")
  })
})

it("a path is filled with what is encoded and what is not", () => {
  expect(filledPath("/{a}{+b}", { a: "x/y%", b: "/z" })).toBe("/x%2Fy%25/z")
})
