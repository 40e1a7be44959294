import { csvLine } from "../csv"

describe("a line of a CSV file", () => {
  it("ends with CR LF, and leaves what is not there empty", () => {
    expect(csvLine(["a", null, "b"])).toBe("a,,b\r\n")
  })

  it("quotes commas, quotes and line ends", () => {
    expect(csvLine(['one, "two"', "three\nfour"])).toBe('"one, ""two""","three\nfour"\r\n')
  })

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"])("never lets %j become a formula", (cell) => {
    expect(csvLine([cell]).replace(/^"/, "")).toMatch(/^'/)
  })

  it("leaves amounts and dates as they are", () => {
    expect(csvLine(["249.00", "2026-11-21T09:01:38.510Z"])).toBe("249.00,2026-11-21T09:01:38.510Z\r\n")
  })
})
