import { isFreshTimestamp } from "../callback-age"

const NOW = new Date(1_613_553_000_000)

describe("a return's timestamp", () => {
  it.each(["1613553000", "1613551201", "1613553299"])("%s is fresh", (timestamp) => {
    expect(isFreshTimestamp(timestamp, NOW)).toBe(true)
  })

  it.each(["1613551200", "1613553300", "0", "", "NaN", "16135530e3", "1613553000000", "-1"])(
    "%p is not",
    (timestamp) => {
      expect(isFreshTimestamp(timestamp, NOW)).toBe(false)
    },
  )
})
