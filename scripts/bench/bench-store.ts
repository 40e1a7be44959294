import fs from "node:fs"
import path from "node:path"

import { storeClient, type StoreClient } from "../../demo/check/store-client"
import { seedFinancing } from "../../demo/seed/financing"
import { ADMIN_LOGIN } from "../../demo/seed/identity"
import { type AdminApi, signIn } from "../../demo/stack/admin-api"
import { prepareDatabase } from "../../demo/stack/prepare-database"
import { startSandbox } from "../../sandbox"
import { createDatabase } from "../create-database"
import { startPostgres } from "../embedded-postgres"
import { freePort } from "../free-port"
import { loadEnv, publishableKeyOf } from "../load/open-doors"
import { ROOT } from "../run-command"
import { startStore } from "../store/store"

export type BenchStore = {
  readonly url: string
  readonly databaseUrl: string
  readonly sandboxUrl: string
  /** Where the service reports the sessions of `COUNTRY`. */
  readonly callbackUrl: string
  readonly store: StoreClient
}

export const COUNTRY = "ee"

/** The provider of `medusa-config.ts` beside this file. */
export const WEBHOOK_PROVIDER = "webhook_bench"

/** As deep below the repository as this file's own folder. */
const FOLDER = path.join(ROOT, "test-results", "bench")

type Start = { readonly say: (line: string) => void; readonly stops: (() => Promise<void>)[] }

/**
 * A store on a PostgreSQL that writes durably, with the sandbox behind it. What has to be stopped is added to
 * `stops` as soon as it runs.
 */
export async function openBenchStore({ say, stops }: Start): Promise<BenchStore> {
  say("Starting PostgreSQL, which writes durably")
  const postgres = await startPostgres({ durable: true })
  stops.push(postgres.stop)
  const { url: databaseUrl } = await createDatabase({ server: postgres.url("postgres"), name: "bench" })
  const port = await freePort()
  const env = loadEnv({ databaseUrl, publicUrl: `http://localhost:${port}` })
  await prepareDatabase({
    databaseUrl,
    shopUrl: "",
    report: say,
    env,
    logFile: path.join(FOLDER, "prepare.log"),
  })

  const sandbox = await startSandbox({ port: 0, settings: { callbacks: { mode: "never" } } })
  stops.push(() => sandbox.close())
  say("Starting Medusa with one provider more")
  writeFolder()
  const { url, output, stop } = await startStore({ folder: FOLDER, env: { ...env, PORT: String(port) } })
  stops.push(async () => {
    await stop()
    fs.writeFileSync(path.join(FOLDER, "medusa.log"), output())
  })
  const admin = await signIn(url, ADMIN_LOGIN)
  await seedFinancing(admin, sandbox.url)
  await enableWebhookProvider(admin)
  const store = storeClient({ medusaUrl: url, publishableKey: await publishableKeyOf(admin) })
  const callbackUrl = `${url}/hooks/financing/partner/${await connectionOf(admin)}/callback`
  return { url, databaseUrl, sandboxUrl: sandbox.url, callbackUrl, store }
}

async function connectionOf(admin: AdminApi): Promise<string> {
  type Connections = { connections: { id: string; market: string }[] }
  const { connections } = await admin.get<Connections>("/financing/connections")
  return connections.find(({ market }) => market === COUNTRY)?.id ?? ""
}

function writeFolder(): void {
  fs.rmSync(FOLDER, { recursive: true, force: true })
  fs.mkdirSync(FOLDER, { recursive: true })
  const write = (name: string, content: object) => {
    fs.writeFileSync(path.join(FOLDER, name), JSON.stringify(content))
  }
  write("package.json", { name: "bench", private: true, dependencies: { "@medusajs/medusa": "*" } })
  write("tsconfig.json", { extends: "../../tsconfig.json" })
  fs.copyFileSync(path.join(__dirname, "medusa-config.ts"), path.join(FOLDER, "medusa-config.ts"))
  fs.symlinkSync(path.join(ROOT, "src"), path.join(FOLDER, "src"))
}

type Region = { id: string; payment_providers: { id: string }[] }

async function enableWebhookProvider(admin: AdminApi): Promise<void> {
  const { regions } = await admin.get<{ regions: Region[] }>("/regions?fields=id,*payment_providers")
  for (const { id, payment_providers: enabled } of regions) {
    const ids = [...enabled.map((provider) => provider.id), `pp_${WEBHOOK_PROVIDER}`]
    await admin.post(`/regions/${id}`, { payment_providers: ids })
  }
}
