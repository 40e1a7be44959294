import path from "node:path"

import { readFingerprint, writeFingerprint } from "./database-state"
import { databaseFingerprint } from "./fingerprint"
import { type MedusaCommand, REPOSITORY, runMedusa } from "./medusa-command"

export type Preparation = Omit<MedusaCommand, "args"> & {
  readonly databaseUrl: string
  readonly shopUrl: string
  readonly report: (step: string) => void
}

const SEED = path.join(REPOSITORY, "demo", "seed", "store.ts")

/** Migrates and fills the database, unless it was filled by the very same files. */
export async function prepareDatabase({
  databaseUrl,
  shopUrl,
  report,
  ...command
}: Preparation): Promise<void> {
  const wanted = databaseFingerprint()
  if ((await readFingerprint(databaseUrl)) === wanted) return
  report("Making the tables (only when something changed)")
  await runMedusa({ ...command, args: ["db:migrate", "--skip-scripts"] })
  report("Filling the shop: regions, products, an admin user")
  await runMedusa({ ...command, args: ["exec", SEED, shopUrl] })
  await writeFingerprint(databaseUrl, wanted)
}
