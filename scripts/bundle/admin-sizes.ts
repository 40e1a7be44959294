import fs from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"

/** The languages that are loaded when they are wanted; English is part of the plugin. */
export const LANGUAGES = ["lt", "pl", "cs", "et", "lv"] as const

export type LoadedLanguage = (typeof LANGUAGES)[number]

/** Gzipped bytes of the JavaScript of a built admin. */
export interface AdminSizes {
  readonly everything: number
  readonly languages: ReadonlyMap<LoadedLanguage, number>
}

/** A sentence's key that every language has. */
const OUR_KEY = "shared.stage.awaiting_approval"

/** @param folder where the host's build has put its assets */
export function adminSizes(folder: string): AdminSizes {
  const languages = new Map<LoadedLanguage, number>()
  let everything = 0
  for (const name of fs.readdirSync(folder).filter((file) => file.endsWith(".js"))) {
    const content = fs.readFileSync(path.join(folder, name))
    const size = gzipSync(content).length
    everything += size
    const language = LANGUAGES.find((code) => name.startsWith(`${code}-`))
    if (language && content.includes(OUR_KEY)) languages.set(language, size)
  }
  return { everything, languages }
}
