import { parseArgs } from "node:util"
import { describeLeasingShops, describeShops } from "./describe-shops"
import { type Sandbox, startSandbox } from "./start-sandbox"

const DEFAULT_PORT = 9400
const DEFAULT_HOST = "127.0.0.1"

const USAGE = `medusa-financing sandbox [--port ${String(DEFAULT_PORT)}] [--host ${DEFAULT_HOST}]

Starts a simulated financing service. Nothing in it is real; it forgets everything when it stops.`

/**
 * Runs the sandbox until Ctrl-C. Answers the exit code, which is also set on the process: 0 after a clean stop,
 * 1 when the port is taken, 2 for arguments that make no sense.
 */
export async function runSandboxCli(argv: readonly string[]): Promise<number> {
  const code = await run(argv)
  process.exitCode = code
  return code
}

async function run(argv: readonly string[]): Promise<number> {
  const options = readArguments(argv)
  if ("exitCode" in options) {
    console.log(options.text)
    return options.exitCode
  }
  try {
    const sandbox = await startSandbox(options)
    console.log(greeting(sandbox))
    await untilStopped()
    await sandbox.close()
    console.log("The sandbox has stopped.")
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : "The sandbox could not be started.")
    return 1
  }
}

type Arguments =
  { readonly port: number; readonly host: string } | { readonly exitCode: number; readonly text: string }

function readArguments(argv: readonly string[]): Arguments {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: { port: { type: "string" }, host: { type: "string" }, help: { type: "boolean" } },
    })
    if (values.help === true) return { exitCode: 0, text: USAGE }
    const port = Number(values.port ?? DEFAULT_PORT)
    return Number.isInteger(port) && port >= 0 && port <= 65_535
      ? { port, host: values.host ?? DEFAULT_HOST }
      : { exitCode: 2, text: `The port must be a number between 0 and 65535.\n\n${USAGE}` }
  } catch (error) {
    return {
      exitCode: 2,
      text: `${error instanceof Error ? error.message : "Unknown arguments."}\n\n${USAGE}`,
    }
  }
}

function greeting(sandbox: Sandbox): string {
  return [
    `The financing sandbox listens on ${sandbox.url}`,
    `Control page: ${sandbox.url}/_sandbox`,
    "",
    describeShops(sandbox.shops),
    "",
    describeLeasingShops(sandbox.leasingShops),
    "",
    "Stop it with Ctrl-C.",
  ].join("\n")
}

function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => {
        resolve()
      })
  })
}
