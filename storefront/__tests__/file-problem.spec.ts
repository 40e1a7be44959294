import { formatIn } from "../element/format.js"
import { fileProblem } from "../steps/file-problem.js"
import { en } from "../words/en.js"

const limits = { max_files: 2, max_bytes: 25_000_000, kinds: ["pdf", "jpeg", "png"] }
const step = {
  words: en,
  format: formatIn("en"),
  action: { type: "prove_income", ways: ["upload"], limits, again: false } as const,
}
const file = (name: string, size = 10) => ({ name, size })

describe("documents before they are sent", () => {
  it.each([
    [[], "choose a document"],
    [[file("a.pdf"), file("b.pdf"), file("c.pdf")], "At most 2"],
    [[file("a.exe")], "a.exe is of another kind"],
    [[file("a")], "a is of another kind"],
    [[file("a.pdf", 0)], "a.pdf is empty"],
    [[file("a.pdf", 1), file("b.PNG", 25_000_000)], "too large: together at most 25 MB"],
  ])("%j are refused", (files, sentence) => {
    expect(fileProblem(step, files)).toContain(sentence)
  })

  it("of the right kinds, number and size are sent", () => {
    expect(fileProblem(step, [file("a.PDF", 24_000_000), file("b.jpg", 1_000_000)])).toBeNull()
  })
})
