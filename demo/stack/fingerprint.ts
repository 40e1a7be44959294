import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"

import { REPOSITORY } from "./medusa-command"

/** Whatever decides what the database must hold: tables, links, providers, seed. */
const SOURCES = ["src/modules", "src/links", "src/providers", "demo/seed", "medusa-config.ts"]
const MEDUSA = "node_modules/@medusajs/medusa/package.json"

/** Changes when migrations or the seed would have something to do. Test files do not count. */
export function databaseFingerprint(): string {
  const hash = createHash("sha256")
  for (const file of [MEDUSA, ...SOURCES.flatMap(filesOf)]) {
    hash
      .update(file)
      .update("\0")
      .update(fs.readFileSync(path.join(REPOSITORY, file)))
  }
  return hash.digest("hex")
}

function filesOf(source: string): string[] {
  const root = path.join(REPOSITORY, source)
  if (!fs.existsSync(root)) return []
  if (fs.statSync(root).isFile()) return [source]
  return fs
    .readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => !name.includes("__tests__") && fs.statSync(path.join(root, name)).isFile())
    .map((name) => path.join(source, name))
    .sort()
}
