import fs from "node:fs"
import path from "node:path"

import { packPackage } from "../pack-package"
import { ROOT, runCommand } from "../run-command"
import { medusa, type Store } from "../store/store"
import { storeEnvironment } from "../store/store-environment"
import { writeStoreFolder } from "../store/store-folder"

/** As deep below the repository as a store has to be to find Medusa upwards. */
const FOLDER = path.join(ROOT, "test-results", "bundle")

/** A store that has installed the packed package. */
export async function storeToBuild(): Promise<Store> {
  fs.rmSync(FOLDER, { recursive: true, force: true })
  writeStoreFolder(FOLDER)
  const target = path.join(FOLDER, "node_modules", "medusa-financing")
  fs.mkdirSync(target, { recursive: true })
  const line = ["tar", "-xzf", await packPackage(FOLDER), "--strip-components=1", "-C", target]
  const { code, output } = await runCommand({ line })
  if (code !== 0) throw new Error(output)
  const env = { ...storeEnvironment("", 0), DISABLE_ADMIN: "false", NODE_ENV: "production" }
  return { folder: FOLDER, env }
}

/**
 * Builds the store's admin, with the plugin or without it, as `medusa build` does.
 * @returns the folder of its assets
 * @throws Error with the build's words when it fails
 */
export async function buildHost(store: Store, plugin: "with" | "without"): Promise<string> {
  const env = plugin === "with" ? store.env : { ...store.env, WITHOUT: "plugin" }
  const { code, output } = await medusa({ ...store, env }, "build")
  if (code !== 0) throw new Error(`The admin could not be built.\n${output}`)
  return path.join(store.folder, ".medusa", "server", "public", "admin", "assets")
}
