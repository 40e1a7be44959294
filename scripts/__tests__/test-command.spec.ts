import { runCommand } from "../run-command"

it("counts a run in which no test was found as a failure", async () => {
  const { code, output } = await runCommand({ line: ["tsx", "scripts/test.ts", "no-test-is-called-so"] })
  expect(output.trimEnd().split("\n").at(-1)).toBe("0 passed, 0 failed")
  expect(code).toBe(1)
})
