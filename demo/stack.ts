import path from "node:path"

import { startSandbox } from "../sandbox"
import { ADMIN_LOGIN, SHOP_NAME } from "./seed/identity"
import { seedFinancing } from "./seed/financing"
import { startShop } from "./shop/server/start-shop"
import { type AdminApi, signIn } from "./stack/admin-api"
import { type DatabaseWish, openDatabase } from "./stack/database"
import { REPOSITORY } from "./stack/medusa-command"
import { medusaEnv } from "./stack/medusa-env"
import { startMedusaServer } from "./stack/medusa-server"
import { freePorts, type Ports, refuseTakenPorts } from "./stack/ports"
import { prepareDatabase } from "./stack/prepare-database"

export type StackOptions = DatabaseWish & {
  /** Free ones by default. */
  readonly ports?: Ports
  /** Told about each step as it begins. */
  readonly report?: (step: string) => void
  /** What Medusa's process gets besides; wins over the stack's own. */
  readonly env?: NodeJS.ProcessEnv
  /** All that Medusa says is appended here. */
  readonly logFile?: string
}

export type Stack = {
  readonly medusaUrl: string
  readonly shopUrl: string
  readonly sandboxUrl: string
  readonly databaseUrl: string
  readonly adminEmail: string
  readonly adminPassword: string
  readonly publishableKey: string
  readonly logFile: string
  /** What Medusa's process was given: a second one beside it takes the same, and another port. */
  readonly env: NodeJS.ProcessEnv
  readonly admin: AdminApi
  /** Resolves when Medusa's process is gone, by itself or stopped. */
  readonly ended: Promise<void>
  readonly stop: () => Promise<void>
}

const LOGS = path.join(REPOSITORY, "test-results", "logs")

/** An advance is told in one of leasing's two vocabularies only, so the demo's service speaks both. */
const SANDBOX = { leasing: { check: "both" } } as const

const localhost = (port: number) => `http://localhost:${String(port)}`

/**
 * Starts PostgreSQL (or uses a given one), the sandbox, Medusa with its admin and the shop, filled and ready.
 * @throws Error with a plain sentence; what was started by then is stopped again.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (let undo = stops.pop(); undo; undo = stops.pop()) await undo()
  }
  try {
    return { ...(await start(options, stops)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function start(options: StackOptions, stops: (() => Promise<void>)[]): Promise<Omit<Stack, "stop">> {
  const ports = options.ports ?? (await freePorts())
  const report = options.report ?? (() => undefined)
  const logFile = options.logFile ?? path.join(LOGS, `medusa-${String(ports.medusa)}.log`)
  const addresses = { medusaUrl: localhost(ports.medusa), shopUrl: localhost(ports.shop) }
  await refuseTakenPorts(ports)

  report("Starting the database")
  const database = await openDatabase(options)
  stops.push(database.stop)

  const env = { ...medusaEnv(database.url, addresses), ...options.env }
  await prepareDatabase({ databaseUrl: database.url, shopUrl: addresses.shopUrl, report, env, logFile })

  report("Starting the sandbox of the financing service")
  const sandbox = await startSandbox({ port: ports.sandbox, settings: SANDBOX })
  stops.push(() => sandbox.close())

  report("Starting Medusa")
  const medusa = await startMedusaServer({ port: ports.medusa, env, logFile })
  stops.push(medusa.stop)

  report("Connecting the store to the financing service")
  const admin = await signIn(medusa.url, ADMIN_LOGIN)
  await seedFinancing(admin, sandbox.url)

  report("Opening the shop")
  const publishableKey = await publishableKeyOf(admin)
  const shop = await startShop({ port: ports.shop, medusaUrl: medusa.url, publishableKey })
  stops.push(() => shop.close())

  const { email: adminEmail, password: adminPassword } = ADMIN_LOGIN
  const { shopUrl, medusaUrl } = addresses
  const urls = { medusaUrl, shopUrl, sandboxUrl: sandbox.url, databaseUrl: database.url }
  return { ...urls, adminEmail, adminPassword, publishableKey, logFile, env, admin, ended: medusa.ended }
}

async function publishableKeyOf(admin: AdminApi): Promise<string> {
  const { api_keys: keys } = await admin.get<{ api_keys: { title: string; token: string }[] }>(
    "/api-keys?type=publishable",
  )
  const key = keys.find(({ title }) => title === SHOP_NAME)
  if (!key) throw new Error("The demo's database holds no publishable key: start with --reset.")
  return key.token
}
