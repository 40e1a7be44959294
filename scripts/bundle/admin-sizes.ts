import fs from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"

import { cs } from "../../admin/i18n/cs/all"
import { en } from "../../admin/i18n/en/all"
import { et } from "../../admin/i18n/et/all"
import { lt } from "../../admin/i18n/lt/all"
import { lv } from "../../admin/i18n/lv/all"
import { pl } from "../../admin/i18n/pl/all"

/** The languages, each loaded when it is wanted; what their sentences are for is part of the plugin. */
export const LANGUAGES = ["en", "lt", "pl", "cs", "et", "lv"] as const

/** Gzipped bytes of the JavaScript of a built admin. */
export interface AdminSizes {
  readonly everything: number
  readonly languages: ReadonlyMap<string, number>
}

/** Says in each language what no other file says. */
const SENTENCES = Object.entries({ en, lt, pl, cs, et, lv }).map(
  ([language, words]) => [language, words["shared.stage.awaiting_approval"]] as const,
)

/** @param folder where the host's build has put its assets */
export function adminSizes(folder: string): AdminSizes {
  const languages = new Map<string, number>()
  let everything = 0
  for (const name of fs.readdirSync(folder).filter((file) => file.endsWith(".js"))) {
    const content = fs.readFileSync(path.join(folder, name))
    const size = gzipSync(content).length
    everything += size
    const found = SENTENCES.find(([, sentence]) => content.includes(sentence))
    if (found) languages.set(found[0], size)
  }
  return { everything, languages }
}
