/**
 * In the built admin, leaves the keys out of each language: they are in a file of their own, in the same order, and
 * are put back when a language is loaded (`admin/i18n/with-keys.ts`). Without them a language weighs a third less. A
 * text that is split where it is loaded is lighter than a list.
 */
import fs from "node:fs"
import path from "node:path"

import { cs } from "../admin/i18n/cs/all"
import { en } from "../admin/i18n/en/all"
import { et } from "../admin/i18n/et/all"
import { lt } from "../admin/i18n/lt/all"
import { lv } from "../admin/i18n/lv/all"
import { pl } from "../admin/i18n/pl/all"
import { keys } from "../admin/i18n/keys"
import type { Key, Words } from "../admin/i18n/words"
import { ROOT } from "./run-command"

const CHUNKS = path.join(ROOT, ".medusa", "server", "src", "admin", "_chunks")

const LANGUAGES: Readonly<Record<string, Words>> = { en, lt, pl, cs, et, lv }

const KEYS = Object.keys(en) as Key[]

/** Between two sentences; it is in none. */
const BETWEEN = "|"

function bare(words: Words): string {
  const sentences = KEYS.map((key) => words[key])
  const bad = sentences.find((sentence) => sentence.includes(BETWEEN))
  if (bad !== undefined) throw new Error(`A sentence holds ${BETWEEN}: ${bad}`)
  return `${JSON.stringify(sentences.join(BETWEEN))}.split(${JSON.stringify(BETWEEN)})`
}

/** What each file is to hold, by the name that it exports. */
const CONTENTS: ReadonlyMap<string, string> = new Map([
  ["keys", JSON.stringify(keys)],
  ...Object.entries(LANGUAGES).map(([language, words]) => [language, bare(words)] as const),
])

/** A file that exports nothing but the words of one language, or the keys of all. */
const nameOf = (content: string): string | undefined =>
  [...CONTENTS.keys()].find(
    (name) =>
      new RegExp(`^export \\{\\s*${name}\\s*\\};?\\s*$`, "m").test(content) ||
      new RegExp(`^exports\\.${name} = ${name};`, "m").test(content),
  )

const shrunk = (file: string, name: string, content: string): string =>
  file.endsWith(".mjs") ? `export const ${name} = ${content};\n` : `exports.${name} = ${content};\n`

function shrinkWords(): number {
  let count = 0
  for (const file of fs.readdirSync(CHUNKS)) {
    const place = path.join(CHUNKS, file)
    const name = nameOf(fs.readFileSync(place, "utf8"))
    const content = name === undefined ? undefined : CONTENTS.get(name)
    if (name === undefined || content === undefined) continue
    fs.writeFileSync(place, shrunk(file, name, content))
    count += 1
  }
  return count
}

/** Each language and the keys, as an ES module and for `require`. */
const EXPECTED = CONTENTS.size * 2

const found = shrinkWords()
if (found < EXPECTED) {
  console.error(`${found} files of words were found in the built admin instead of ${EXPECTED}.`)
  process.exitCode = 1
}
