import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"

import { isOtherUser, type RunAs } from "./postgres-binaries"

const OTHERS_MAY_ENTER = 0o001

/**
 * Where the data wished at `dataDir` really lie: there, or below /var/tmp when PostgreSQL runs as another user
 * who may not enter one of the folders above (a clone below /root).
 */
export function dataFolder(dataDir: string, user: RunAs): string {
  const wished = path.resolve(dataDir)
  if (!isOtherUser(user) || enterableByOthers(path.dirname(wished))) return wished
  const name = createHash("sha256").update(wished).digest("hex").slice(0, 12)
  return path.join("/var/tmp", `medusa-financing-${name}`)
}

function enterableByOthers(folder: string): boolean {
  if (fs.existsSync(folder) && !(fs.statSync(folder).mode & OTHERS_MAY_ENTER)) return false
  const parent = path.dirname(folder)
  return parent === folder || enterableByOthers(parent)
}

/** Makes the folder, owned by the user that PostgreSQL runs as. */
export function prepareDataFolder(folder: string, user: RunAs): void {
  if (fs.existsSync(folder)) return
  fs.mkdirSync(path.dirname(folder), { recursive: true })
  fs.mkdirSync(folder, { mode: 0o700 })
  if (isOtherUser(user)) fs.chownSync(folder, user.uid, user.gid)
}
