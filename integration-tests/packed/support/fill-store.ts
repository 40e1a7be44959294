import path from "node:path"

import { ROOT } from "../../../scripts/run-command"
import { medusa, type Store } from "../../../scripts/store/store"

/** Migrates the store and fills it with the demo's regions, products and admin user. */
export async function fillStore(store: Store): Promise<void> {
  await succeed(store, "db:migrate", "--skip-scripts")
  await succeed(store, "exec", path.join(ROOT, "demo", "seed", "store.ts"))
}

async function succeed(store: Store, ...args: string[]): Promise<void> {
  const { code, output } = await medusa(store, ...args)
  if (code !== 0) throw new Error(`medusa ${args.join(" ")} failed.\n${output}`)
}
