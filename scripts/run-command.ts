import { spawn } from "node:child_process"
import path from "node:path"

export const ROOT = path.resolve(__dirname, "..")

export type Command = {
  /** The program and its arguments; programs of node_modules/.bin are found. */
  readonly line: readonly string[]
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
}

export type Ended = { readonly code: number; readonly output: string }

/** The environment that a command gets: this process's own, what the command adds, and node_modules/.bin. */
export const environmentOf = ({ env = {} }: Command): NodeJS.ProcessEnv => ({
  ...process.env,
  MEDUSA_DISABLE_TELEMETRY: "true",
  ...env,
  PATH: `${path.join(ROOT, "node_modules", ".bin")}:${process.env.PATH ?? ""}`,
})

/** Runs a program to its end and keeps what it said. Never rejects: a program that cannot be started ends with 127. */
export function runCommand(command: Command): Promise<Ended> {
  const [program = "", ...args] = command.line
  const child = spawn(program, args, {
    cwd: command.cwd ?? ROOT,
    env: environmentOf(command),
    stdio: ["ignore", "pipe", "pipe"],
  })
  let output = ""
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on("data", keep)
  child.stderr.on("data", keep)
  return new Promise((resolve) => {
    child.once("error", (error) => resolve({ code: 127, output: error.message }))
    child.once("close", (code) => resolve({ code: code ?? 1, output }))
  })
}
