/**
 * Gives the parts of the built admin the endings that their formats have. Medusa's plugin build leaves them without,
 * and the host's build then does not look into them for the classes of its style sheet.
 */
import fs from "node:fs"
import path from "node:path"

import { ROOT } from "./run-command"

const ADMIN = path.join(ROOT, ".medusa", "server", "src", "admin")
const CHUNKS = path.join(ADMIN, "_chunks")

const IS_COMMONJS = /\brequire\(|\bexports[.[]/

const endingOf = (file: string): ".js" | ".mjs" =>
  IS_COMMONJS.test(fs.readFileSync(path.join(CHUNKS, file), "utf8")) ? ".js" : ".mjs"

function nameChunks(): void {
  const unnamed = fs.existsSync(CHUNKS)
    ? fs.readdirSync(CHUNKS).filter((file) => path.extname(file) === "")
    : []
  const named = new Map(unnamed.map((file) => [file, file + endingOf(file)]))
  for (const [from, to] of named) fs.renameSync(path.join(CHUNKS, from), path.join(CHUNKS, to))
  const places = [...named.values()].map((file) => path.join(CHUNKS, file))
  for (const place of [...places, path.join(ADMIN, "index.js"), path.join(ADMIN, "index.mjs")]) {
    let text = fs.readFileSync(place, "utf8")
    for (const [from, to] of named) text = text.replaceAll(`/${from}"`, `/${to}"`)
    fs.writeFileSync(place, text)
  }
}

nameChunks()
