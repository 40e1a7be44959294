import type { ChildProcess } from "node:child_process"

import { launchMedusa, logTail, type MedusaCommand } from "./medusa-command"

export type MedusaServer = {
  readonly url: string
  readonly pid: number
  /** Resolves when the process is gone, by itself or stopped. */
  readonly ended: Promise<void>
  readonly stop: () => Promise<void>
}

export type ServerOptions = Omit<MedusaCommand, "args"> & { readonly port: number }

/** A first start on two busy cores has taken up to 40 s. */
const START_LIMIT_MS = 180_000
const HEALTH_INTERVAL_MS = 150
/** Longer than Medusa needs to finish what it is doing; then it is killed. */
const STOP_LIMIT_MS = 10_000

/**
 * Starts `medusa start` and waits until it is healthy.
 * @throws Error with the end of its log when it ends or does not get healthy within three minutes.
 */
export async function startMedusaServer({ port, env, logFile }: ServerOptions): Promise<MedusaServer> {
  const args = ["start", "--host", "localhost", "--port", String(port)]
  const child = launchMedusa({ args, env, logFile })
  const url = `http://localhost:${String(port)}`
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => {
      resolve()
    })
  })
  const stop = () => stopChild(child)
  const limit = Date.now() + START_LIMIT_MS
  while (!(await healthy(url))) {
    if (hasEnded(child) || Date.now() > limit) {
      await stop()
      throw new Error(`Medusa did not start.\n${logTail(logFile)}`)
    }
    await new Promise((resolve) => setTimeout(resolve, HEALTH_INTERVAL_MS))
  }
  return { url, pid: child.pid ?? 0, ended, stop }
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

async function healthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}

function stopChild(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return Promise.resolve()
  return new Promise((resolve) => {
    const kill = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT_MS)
    child.once("exit", () => {
      clearTimeout(kill)
      resolve()
    })
    child.kill("SIGTERM")
  })
}
