import path from "node:path"

import { prepareDatabase } from "../../demo/stack/prepare-database"
import { loadEnv } from "./open-doors"

export type StoreWish = {
  /** Empty so far. */
  readonly databaseUrl: string
  /** Takes the log. */
  readonly folder: string
  readonly say: (line: string) => void
  readonly env?: NodeJS.ProcessEnv
}

/** Nobody listens at either: they are written down, not opened. */
const PUBLIC_URL = "http://localhost:9000"
const SHOP_URL = "http://localhost:8000"

/** Migrates a database and fills it with the demo's store, for Medusa processes that are started on it later. */
export const prepareStore = ({ databaseUrl, folder, say, env = {} }: StoreWish): Promise<void> =>
  prepareDatabase({
    databaseUrl,
    shopUrl: SHOP_URL,
    report: say,
    env: loadEnv({ databaseUrl, publicUrl: PUBLIC_URL, env }),
    logFile: path.join(folder, "prepare.log"),
  })
