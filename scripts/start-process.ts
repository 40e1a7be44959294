import { type ChildProcess, spawn } from "node:child_process"

import { type Command, environmentOf, ROOT } from "./run-command"

export type Running = {
  readonly pid: number
  /** What it has said so far. */
  readonly output: () => string
  readonly stop: () => Promise<void>
}

export type Wait = {
  /** Asked every 200 ms with what the process has said; true when it is ready. */
  readonly ready: (output: string) => boolean | Promise<boolean>
  readonly limitMs: number
}

const ASK_EVERY_MS = 200
const STOP_LIMIT_MS = 10_000

/** The shell watches its stdin: the whole group ends when `stop` closes it, and when this process is killed. */
const WATCH = `
  exec 3<&0; trap : TERM
  "$@" </dev/null 3<&- & program=$!
  { cat <&3 >/dev/null; kill -TERM 0; } &
  wait $program; status=$?
  if kill -0 $program 2>/dev/null; then wait $program; status=$?; fi
  exit $status`

/**
 * Starts a program that stays, in a group of its own, and waits until it is ready.
 * @throws Error with what it said when it ends before, or is not ready in time; it is then stopped.
 */
export async function startProcess(command: Command, { ready, limitMs }: Wait): Promise<Running> {
  const child = spawn("sh", ["-c", WATCH, "sh", ...command.line], {
    cwd: command.cwd ?? ROOT,
    env: environmentOf(command),
    detached: true,
    stdio: ["pipe", "pipe", "pipe"],
  })
  let output = ""
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString()
    })
  child.once("error", (error) => {
    output += error.message
  })
  const limit = Date.now() + limitMs
  while (!(await ready(output))) {
    if (child.pid === undefined || hasEnded(child) || Date.now() > limit) {
      await stop(child)
      throw new Error(`${command.line.join(" ")} did not start.\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  }
  return { pid: child.pid ?? 0, output: () => output, stop: () => stop(child) }
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

function stop(child: ChildProcess): Promise<void> {
  const { pid } = child
  if (pid === undefined || hasEnded(child)) return Promise.resolve()
  return new Promise((resolve) => {
    const kill = setTimeout(() => process.kill(-pid, "SIGKILL"), STOP_LIMIT_MS)
    child.once("exit", () => {
      clearTimeout(kill)
      resolve()
    })
    child.stdin?.end()
  })
}
