/**
 * In the built admin, leaves the keys out of each language: they are English's, in the same order, and are put back
 * when the language is loaded (`admin/i18n/with-keys.ts`). Without them a language weighs a third less.
 */
import fs from "node:fs"
import path from "node:path"

import { cs } from "../admin/i18n/cs/all"
import { en } from "../admin/i18n/en/all"
import { et } from "../admin/i18n/et/all"
import { lt } from "../admin/i18n/lt/all"
import { lv } from "../admin/i18n/lv/all"
import { pl } from "../admin/i18n/pl/all"
import type { Key, Words } from "../admin/i18n/words"
import { ROOT } from "./run-command"

const CHUNKS = path.join(ROOT, ".medusa", "server", "src", "admin", "_chunks")

const LANGUAGES: Readonly<Record<string, Words>> = { lt, pl, cs, et, lv }

const KEYS = Object.keys(en) as Key[]

/** A file that exports nothing but the words of one language. */
const languageOf = (content: string): string | undefined =>
  Object.keys(LANGUAGES).find(
    (name) =>
      new RegExp(`^export \\{\\s*${name}\\s*\\};?\\s*$`, "m").test(content) ||
      new RegExp(`^exports\\.${name} = ${name};`, "m").test(content),
  )

const shrunk = (file: string, language: string, words: Words): string => {
  const values = JSON.stringify(KEYS.map((key) => words[key]))
  return file.endsWith(".mjs")
    ? `export const ${language} = ${values};\n`
    : `exports.${language} = ${values};\n`
}

function shrinkWords(): number {
  let count = 0
  for (const file of fs.readdirSync(CHUNKS)) {
    const place = path.join(CHUNKS, file)
    const language = languageOf(fs.readFileSync(place, "utf8"))
    const words = language === undefined ? undefined : LANGUAGES[language]
    if (language === undefined || words === undefined) continue
    fs.writeFileSync(place, shrunk(file, language, words))
    count += 1
  }
  return count
}

/** Each language, as an ES module and for `require`. */
const EXPECTED = Object.keys(LANGUAGES).length * 2

const found = shrinkWords()
if (found < EXPECTED) {
  console.error(`${found} language files were found in the built admin instead of ${EXPECTED}.`)
  process.exitCode = 1
}
