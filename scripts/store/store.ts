import { createRequire } from "node:module"
import path from "node:path"

import { type Ended, runCommand } from "../run-command"
import { type Running, startProcess } from "../start-process"

/** A folder with a Medusa store in it, and the environment that its commands get. */
export type Store = { readonly folder: string; readonly env: NodeJS.ProcessEnv }

const START_LIMIT_MS = 120_000

/** Runs one command of the store's own Medusa to its end. */
export const medusa = (store: Store, ...args: readonly string[]): Promise<Ended> =>
  runCommand({ line: [...medusaCli(store), ...args], cwd: store.folder, env: store.env })

/**
 * Starts the store and waits until it is healthy.
 * @throws Error with Medusa's log when it does not get healthy within two minutes.
 */
export async function startStore(store: Store): Promise<Running & { readonly url: string }> {
  const url = `http://localhost:${store.env.PORT ?? ""}`
  const command = { line: [...medusaCli(store), "start"], cwd: store.folder, env: store.env }
  const running = await startProcess(command, { ready: () => isHealthy(url), limitMs: START_LIMIT_MS })
  return { ...running, url }
}

/** Starts the sandbox that the installed package ships, by its own command. */
export async function startShippedSandbox(
  store: Store,
  port: number,
): Promise<Running & { readonly url: string }> {
  const url = `http://127.0.0.1:${port}`
  const line = ["npx", "--no-install", "medusa-financing", "sandbox", "--port", String(port)]
  const running = await startProcess(
    { line, cwd: store.folder, env: store.env },
    { ready: (output) => output.includes(url), limitMs: START_LIMIT_MS },
  )
  return { ...running, url }
}

function medusaCli(store: Store): string[] {
  const fromStore = createRequire(path.join(store.folder, "package.json"))
  return [process.execPath, fromStore.resolve("@medusajs/cli/cli.js")]
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}
