import { type ChildProcess, spawn } from "node:child_process"
import { createServer } from "node:net"
import type { AddressInfo } from "node:net"
import { resolve } from "node:path"
import { eventually } from "./support/eventually"

const ROOT = resolve(__dirname, "../..")
const CALL = `require("./sandbox/cli").runSandboxCli(process.argv.slice(1)).catch(() => process.exit(99))`

interface Run {
  readonly child: ChildProcess
  readonly output: () => string
  readonly exit: Promise<number | null>
}

/** Runs the command in a process of its own, as the package's bin does. */
function run(...args: readonly string[]): Run {
  const child = spawn(process.execPath, ["--require", "tsx/cjs", "-e", CALL, "--", ...args], { cwd: ROOT })
  let output = ""
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => (output += part.toString()))
  return { child, output: () => output, exit: new Promise((done) => child.once("exit", done)) }
}

describe("the sandbox's command", () => {
  it("prints its address and what a connection needs, works, and stops on Ctrl-C", async () => {
    const { child, output, exit } = run("--port", "0")
    await eventually(output, (text) => text.includes("Ctrl-C"))
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output())?.[0] ?? ""
    expect((await fetch(`${url}/_sandbox/ledger`)).status).toBe(200)
    expect(output()).toContain("a93f1f44-d5dd-4469-bfcc-c1de9e969213")
    expect(output()).toContain("sandbox-key-pl-not-a-secret")
    expect(output()).toContain("sandbox-leasing-key-lt-not-a-secret")
    expect(output()).toMatch(/LT-STANDARD +leasing/)
    expect(output()).toMatch(/split_epos_0\.0%_cz +split-payment +50\.00 to 16000\.00 CZK/)
    child.kill("SIGINT")
    expect(await exit).toBe(0)
    expect(output()).toContain("The sandbox has stopped.")
  })

  it("says which port is taken, and ends with 1", async () => {
    const other = createServer().listen(0, "127.0.0.1")
    await new Promise((done) => other.once("listening", done))
    const { port } = other.address() as AddressInfo
    const { output, exit } = run("--port", String(port))
    expect(await exit).toBe(1)
    expect(output()).toContain(`Port ${String(port)} on 127.0.0.1 is already taken.`)
    other.close()
  })

  it.each([["--port", "abc"], ["--speed", "9"], ["extra"]])(
    "refuses arguments that make no sense: %s %s",
    async (...args) => {
      const { output, exit } = run(...args)
      expect(await exit).toBe(2)
      expect(output()).toContain("medusa-financing sandbox [--port 9400]")
    },
  )

  it("explains itself", async () => {
    const { output, exit } = run("--help")
    expect(await exit).toBe(0)
    expect(output()).toContain("simulated financing service")
  })
})
