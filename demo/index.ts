/** `npm run demo`: the whole shop on this computer. `npm run demo -- --check` buys twice in it, unattended. */
import { runCheck } from "./check/run-check"
import { type DemoOptions, readOptions, USAGE } from "./options"
import { progress } from "./progress"
import { type Stack, startStack } from "./stack"
import { DEMO_PORTS } from "./stack/ports"
import { warmAdmin } from "./stack/warm-admin"

const INTERRUPTED = 130
const PARENT_INTERVAL_MS = 1000

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  if (options.help) console.log(USAGE)
  else if (options.check) process.exitCode = (await runCheck(options)) ? 0 : 1
  else await serve(options)
}

async function serve(options: DemoOptions): Promise<void> {
  const report = progress()
  report("Looking at the ports")
  const running = endOnSignal(report)
  const stack = await startStack({
    ports: { ...DEMO_PORTS, ...options.ports },
    databaseUrl: process.env.DATABASE_URL,
    dataDir: ".demo/postgres",
    logFile: ".demo/medusa.log",
    reset: options.reset,
    report,
  })
  running.stack = stack
  report("Ready")
  console.log(addresses(stack))
  void warmAdmin(stack.medusaUrl)
  await stack.ended
  if (running.stopping) return
  console.error(`Medusa ended by itself; its log is ${stack.logFile}.`)
  await stack.stop()
  process.exit(1)
}

type Running = { stack?: Stack; stopping: boolean }

/**
 * Before the stack is up a signal ends this process at once, and its children with it. A parent that is killed
 * sends no signal: that it is gone is seen within a second.
 */
function endOnSignal(report: (step: string) => void): Running {
  const running: Running = { stopping: false }
  const end = async () => {
    if (!running.stack) process.exit(INTERRUPTED)
    if (running.stopping) return
    running.stopping = true
    report("Stopping")
    await running.stack.stop()
    process.exit(0)
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void end())
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && void end(), PARENT_INTERVAL_MS).unref()
  return running
}

const addresses = (stack: Stack) => `
  Shop      ${stack.shopUrl}
  Admin     ${stack.medusaUrl}/app   ${stack.adminEmail}   ${stack.adminPassword}
  Sandbox   ${stack.sandboxUrl}/_sandbox

  In the shop the amount decides: see sandbox/README.md. With ${stack.shopUrl}/?standard=1
  the shop buys with Medusa's standard store API alone.
  Ctrl-C stops everything. The data are kept; --reset clears them. Medusa's log: ${stack.logFile}
`

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
