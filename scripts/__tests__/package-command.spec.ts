import os from "node:os"
import path from "node:path"

import { ROOT, runCommand } from "../run-command"

describe("the package's command", () => {
  const run = (args: readonly string[], cwd = ROOT) =>
    runCommand({ line: [process.execPath, path.join(ROOT, "bin", "medusa-financing.cjs"), ...args], cwd })

  it("explains itself", async () => {
    const { code, output } = await run(["--help"])
    expect(code).toBe(0)
    expect(output).toContain("sandbox")
    expect(output).toContain("connections import FILE")
  })

  it.each([
    ["an unknown command", ["nonsense"], 'There is no command "nonsense".'],
    ["a word of the language", ["constructor"], 'There is no command "constructor".'],
    ["no command", [], "Which command?"],
    ["an import without a file", ["connections", "import"], "Say: connections import FILE"],
    ["a file that is not there", ["connections", "import", "none.json"], "There is no file"],
  ])("refuses %s with a sentence and 2", async (_case, args, sentence) => {
    const { code, output } = await run(args)
    expect(output).toContain(sentence)
    expect(code).toBe(2)
  })

  it("says that an import needs the folder of a store", async () => {
    const { code, output } = await run(
      ["connections", "import", path.join(ROOT, "package.json")],
      os.tmpdir(),
    )
    expect(output).toContain("Run this in the folder of a Medusa store")
    expect(code).toBe(2)
  })
})
