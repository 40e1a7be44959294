import type { Words } from "./en.js"

const LANGUAGES: Readonly<Record<string, () => Promise<Words>>> = {
  en: async () => (await import("./en.js")).en,
  et: async () => (await import("./et.js")).et,
  lv: async () => (await import("./lv.js")).lv,
  lt: async () => (await import("./lt.js")).lt,
  pl: async () => (await import("./pl.js")).pl,
  cs: async () => (await import("./cs.js")).cs,
}

/** Two letters each. */
export const KIT_LANGUAGES: readonly string[] = Object.keys(LANGUAGES)

/** The language that the kit speaks for `pl-PL`, `pl` and the like; English for one that it does not know. */
export function kitLanguage(language: string): string {
  const short = language.slice(0, 2).toLowerCase()
  return Object.hasOwn(LANGUAGES, short) ? short : "en"
}

/** The words of a language, fetched when they are wanted first. */
export function loadWords(language: string): Promise<Words> {
  const load = LANGUAGES[kitLanguage(language)]
  if (load === undefined) throw new Error(`The kit has no words for ${language}.`)
  return load()
}
