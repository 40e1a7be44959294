import fs from "node:fs"
import path from "node:path"

import { createDatabase, dropDatabase } from "../../../scripts/create-database"
import { freePort } from "../../../scripts/free-port"
import { packPackage } from "../../../scripts/pack-package"
import { runCommand } from "../../../scripts/run-command"
import type { Store } from "../../../scripts/store/store"
import { storeEnvironment } from "../../../scripts/store/store-environment"
import { writeStoreFolder } from "../../../scripts/store/store-folder"
import { databaseServerUrl } from "../../setup/database-server-url"

/** Below the repository, so that Medusa itself is found upwards in its `node_modules`. */
const WORK = path.resolve(__dirname, "..", ".work")
const DATABASE = "packed_store"

/** A store whose `node_modules` holds the packed package and nothing else. */
export async function makeStore(): Promise<Store> {
  removeStore()
  writeStoreFolder(WORK)
  await unpack(await packPackage(WORK))
  await dropDatabase(databaseServerUrl(), DATABASE)
  const { url } = await createDatabase({ server: databaseServerUrl(), name: DATABASE })
  return { folder: WORK, env: storeEnvironment(url, await freePort()) }
}

export const removeStore = (): void => {
  fs.rmSync(WORK, { recursive: true, force: true })
}

/** As npm would: the package's files, and its command in `.bin`. */
async function unpack(tarball: string): Promise<void> {
  const target = path.join(WORK, "node_modules", "medusa-financing")
  fs.mkdirSync(target, { recursive: true })
  const line = ["tar", "-xzf", tarball, "--strip-components=1", "-C", target]
  const { code, output } = await runCommand({ line })
  if (code !== 0) throw new Error(output)
  const bin = path.join(WORK, "node_modules", ".bin")
  fs.mkdirSync(bin)
  fs.symlinkSync("../medusa-financing/bin/medusa-financing.cjs", path.join(bin, "medusa-financing"))
}
