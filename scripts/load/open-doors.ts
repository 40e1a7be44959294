import path from "node:path"

import { storeClient, type StoreClient } from "../../demo/check/store-client"
import { ADMIN_LOGIN, SHOP_NAME } from "../../demo/seed/identity"
import { type AdminApi, signIn } from "../../demo/stack/admin-api"
import { medusaEnv } from "../../demo/stack/medusa-env"
import { startMedusaServer } from "../../demo/stack/medusa-server"
import { freePort } from "../free-port"

export type DoorsWish = {
  readonly databaseUrl: string
  /** What the financing service knows this store by. */
  readonly publicUrl: string
  /** One Medusa process for each. */
  readonly logFiles: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

/** One Medusa process of the store, as its storefront and as its merchant reach it. */
export type Door = {
  readonly url: string
  readonly pid: number
  readonly logFile: string
  readonly store: StoreClient
  readonly admin: AdminApi
  /** Resolves when the process is gone, by itself or stopped. */
  readonly ended: Promise<void>
  readonly stop: () => Promise<void>
}

const REPORT_REJECTIONS = `--require ${path.join(__dirname, "report-rejections.cjs")}`

/** Anything but development: Medusa then logs one JSON object a line, so that levels can be told apart. */
const LOGGED = { NODE_ENV: "staging", LOG_LEVEL: "info" }

/** Nobody listens there; addresses are compared, not opened. */
const STOREFRONT = "http://localhost:8000"

export const loadEnv = ({ databaseUrl, publicUrl, env }: Omit<DoorsWish, "logFiles">): NodeJS.ProcessEnv => ({
  ...medusaEnv(databaseUrl, { medusaUrl: publicUrl, shopUrl: STOREFRONT }),
  ...LOGGED,
  DISABLE_ADMIN: "true",
  ...env,
  NODE_OPTIONS: [REPORT_REJECTIONS, ...(env?.NODE_OPTIONS === undefined ? [] : [env.NODE_OPTIONS])].join(" "),
})

/**
 * Starts the Medusa processes of one store, all at once.
 * @throws Error with the end of a log when one does not start; the others are stopped again.
 */
export async function openDoors({ logFiles, ...wish }: DoorsWish): Promise<Door[]> {
  const env = loadEnv(wish)
  const started = await Promise.allSettled(logFiles.map((logFile) => openDoor(env, logFile)))
  const doors = started.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []))
  const failed = started.find((outcome) => outcome.status === "rejected")
  if (!failed) return doors
  await Promise.all(doors.map(({ stop }) => stop()))
  throw failed.reason
}

async function openDoor(env: NodeJS.ProcessEnv, logFile: string): Promise<Door> {
  const server = await startMedusaServer({ port: await freePort(), env, logFile })
  const admin = await signIn(server.url, ADMIN_LOGIN)
  const store = storeClient({ medusaUrl: server.url, publishableKey: await publishableKeyOf(admin) })
  return { ...server, logFile, store, admin }
}

export async function publishableKeyOf(admin: AdminApi): Promise<string> {
  const { api_keys: keys } = await admin.get<{ api_keys: { title: string; token: string }[] }>(
    "/api-keys?type=publishable",
  )
  return keys.find(({ title }) => title === SHOP_NAME)?.token ?? ""
}
