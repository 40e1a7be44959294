import assert from "node:assert/strict"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"

import { createDatabase } from "../create-database"
import { startPostgres } from "../embedded-postgres"
import { freePort } from "../free-port"
import { ROOT, runCommand } from "../run-command"
import { medusa, startShippedSandbox, startStore, type Store } from "../store/store"
import { storeEnvironment } from "../store/store-environment"
import { writeStoreFolder } from "../store/store-folder"
import type { LongMode } from "./long-mode"

/** Packs the package, installs the tarball with npm into a fresh store elsewhere, and uses it. */
export const testInstall: LongMode = async ({ say }) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "financing-store-"))
  const stops: (() => Promise<void>)[] = []
  try {
    say("npm pack")
    const tarball = await pack(folder)
    say("npm install in a fresh store")
    writeStoreFolder(folder, { "medusa-financing": `file:${tarball}` })
    await succeed(folder, ["npm", "install", "--no-fund", "--no-audit"])

    const postgres = await startPostgres()
    stops.push(postgres.stop)
    const { url } = await createDatabase({ server: postgres.url("postgres"), name: "store" })
    await useStore({ folder, env: storeEnvironment(url, await freePort()) }, { say, stops })
  } finally {
    for (const stop of stops.reverse()) await stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

type Use = { readonly say: (line: string) => void; readonly stops: (() => Promise<void>)[] }

async function useStore(store: Store, { say, stops }: Use): Promise<void> {
  say("medusa db:migrate")
  await ended(medusa(store, "db:migrate"))
  say("medusa build, with the admin")
  await ended(medusa({ ...store, env: { ...store.env, DISABLE_ADMIN: "false" } }, "build"))
  assert.ok(
    fs.existsSync(path.join(store.folder, ".medusa/server/public/admin/index.html")),
    "no admin was built",
  )

  say("medusa start")
  const running = await startStore(store)
  stops.push(running.stop)
  const refused = await fetch(`${running.url}/admin/financing/connections`)
  assert.equal(refused.status, 401, "the plugin's admin routes are not there")

  say("npx medusa-financing sandbox")
  const sandbox = await startShippedSandbox(store, await freePort())
  stops.push(sandbox.stop)
  assert.equal((await fetch(`${sandbox.url}/_sandbox/ledger`)).status, 200)
}

/** By plain `npm pack`, whose `prepack` builds. */
async function pack(folder: string): Promise<string> {
  await succeed(ROOT, ["npm", "pack", "--pack-destination", folder])
  const [tarball] = fs.readdirSync(folder)
  return path.join(folder, tarball ?? "")
}

const succeed = (cwd: string, line: readonly string[]) => ended(runCommand({ line, cwd }))

async function ended(running: ReturnType<typeof runCommand>): Promise<void> {
  const { code, output } = await running
  assert.equal(code, 0, output)
}
