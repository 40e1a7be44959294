import type { DemoOptions } from "../options"
import { type Stack, startStack } from "../stack"
import { freePorts } from "../stack/ports"
import { leasingSteps } from "./lease"
import { purchaseSteps, type Step } from "./purchase"

/** Starts the demo unattended, buys by instalments and by leasing; one line for each step. True when all of them held. */
export async function runCheck(options: DemoOptions): Promise<boolean> {
  const started: Stack[] = []
  const start = async () => {
    const stack = await startStack({
      ports: { ...(await freePorts()), ...options.ports },
      databaseUrl: process.env.DATABASE_URL,
      reset: options.reset,
      env: { DISABLE_ADMIN: "true" },
    })
    started.push(stack)
    return stack.medusaUrl
  }
  const stop = async () => {
    for (const stack of started) await stack.stop()
  }
  for (const signal of ["SIGINT", "SIGTERM"])
    process.once(signal, () => void stop().then(() => process.exit(1)))
  let passed = await runSteps([{ name: "The demo starts", run: start }])
  for (const stack of started) {
    passed = await runSteps([...purchaseSteps(stack), ...leasingSteps(stack)])
    if (!passed) console.log(`Medusa's log: ${stack.logFile}`)
  }
  await stop()
  return passed
}

async function runSteps(steps: readonly Step[]): Promise<boolean> {
  for (const { name, run } of steps) {
    const begin = Date.now()
    try {
      const result = await run()
      console.log(`ok      ${name}: ${result} (${String(Date.now() - begin)} ms)`)
    } catch (error) {
      console.log(`FAILED  ${name}: ${error instanceof Error ? error.message : String(error)}`)
      return false
    }
  }
  return true
}
