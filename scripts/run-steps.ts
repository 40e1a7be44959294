import { type Command, runCommand } from "./run-command"

export type Step = Command & { readonly name: string }

/** Runs the steps one after another; a failed one shows what it said and the others still run. Answers the failed names. */
export async function runSteps(steps: readonly Step[]): Promise<string[]> {
  const failed: string[] = []
  for (const step of steps) {
    const began = performance.now()
    const { code, output } = await runCommand(step)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`${code === 0 ? "ok    " : "FAILED"}  ${step.name} (${seconds} s)`)
    if (code !== 0) {
      console.log(output)
      failed.push(step.name)
    }
  }
  return failed
}
