import { type ChildProcess, spawn } from "node:child_process"
import fs from "node:fs"
import path from "node:path"

export const REPOSITORY = path.resolve(__dirname, "..", "..")

export type MedusaCommand = {
  /** Arguments of the `medusa` command line. */
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
  /** Everything the command says is appended here. */
  readonly logFile: string
}

const SETTINGS = {
  MEDUSA_DISABLE_TELEMETRY: "true",
  /** Types are checked elsewhere, not at each start: that saves seconds. */
  TS_NODE_TRANSPILE_ONLY: "true",
  /** Medusa keeps a note about itself; the home folder is left alone, and may be missing. */
  XDG_CONFIG_HOME: path.join(REPOSITORY, ".cache", "config"),
}

/** Starts Medusa's own command on this repository. It ends with this process, even when this one is killed. */
export function launchMedusa({ args, env, logFile }: MedusaCommand): ChildProcess {
  fs.mkdirSync(path.dirname(logFile), { recursive: true })
  const log = fs.openSync(logFile, "a")
  const guard = path.join(__dirname, "end-with-parent.cjs")
  const child = spawn(process.execPath, ["--require", guard, medusaCli(), ...args], {
    cwd: REPOSITORY,
    env: { ...process.env, ...SETTINGS, ...env },
    detached: true,
    stdio: ["ignore", log, log, "ipc"],
  })
  fs.closeSync(log)
  return child
}

/**
 * Runs one of Medusa's commands to its end.
 * @throws Error with the end of its output when it fails.
 */
export async function runMedusa(command: MedusaCommand): Promise<void> {
  const child = launchMedusa(command)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject)
    child.once("exit", resolve)
  })
  if (code !== 0) throw new Error(`medusa ${command.args.join(" ")} failed.\n${logTail(command.logFile)}`)
}

const TAIL_LINES = 25

export const logTail = (logFile: string): string =>
  fs.readFileSync(logFile, "utf8").trimEnd().split("\n").slice(-TAIL_LINES).join("\n")

function medusaCli(): string {
  const folder = path.dirname(require.resolve("@medusajs/cli/package.json"))
  return path.join(folder, "cli.js")
}
