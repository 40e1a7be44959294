/**
 * Fails when a source file has no file in the built plugin. Medusa's plugin build leaves out, without a word,
 * whatever has `test` for a folder: a route would be missing from the package alone.
 */
import fs from "node:fs"
import path from "node:path"

import { ROOT } from "./run-command"

const BUILT = path.join(ROOT, ".medusa", "server", "src")

/** Built otherwise, or never shipped. */
const APART = [/^admin\//, /(^|\/)__tests__\//, /\.d\.ts$/]

const sources = fs
  .readdirSync(path.join(ROOT, "src"), { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll(path.sep, "/"))
  .filter((file) => file.endsWith(".ts") && !APART.some((part) => part.test(file)))

const missing = sources.filter((file) => !fs.existsSync(path.join(BUILT, file.replace(/\.ts$/, ".js"))))

if (sources.length === 0) missing.push("everything")
for (const file of missing) console.error(`not in the built plugin: src/${file}`)
process.exitCode = missing.length > 0 ? 1 : 0
