import path from "node:path"

import { readFingerprint, writeFingerprint } from "./database-state"
import { databaseFingerprint } from "./fingerprint"
import { type MedusaCommand, REPOSITORY, runMedusa } from "./medusa-command"

export type Preparation = Omit<MedusaCommand, "args"> & {
  readonly databaseUrl: string
  readonly report: (step: string) => void
}

const SEED = path.join(REPOSITORY, "demo", "seed", "store.ts")

/** Migrates and fills the database, unless it was filled by the very same files. */
export async function prepareDatabase({ databaseUrl, report, ...command }: Preparation): Promise<void> {
  const wanted = databaseFingerprint()
  if ((await readFingerprint(databaseUrl)) === wanted) {
    report("Tables and products are there already")
    return
  }
  await runMedusa({ ...command, args: ["db:migrate", "--skip-scripts"] })
  report("Tables made")
  await runMedusa({ ...command, args: ["exec", SEED] })
  report("Shop filled with regions, products and an admin user")
  await writeFingerprint(databaseUrl, wanted)
}
