import type { OtherLanguage } from "./languages"
import type { Words } from "./words"

/** Each language is a file of its own in the build, fetched when it is wanted. */
const LOADERS = {
  lt: async () => (await import("./lt")).lt,
  pl: async () => (await import("./pl")).pl,
  cs: async () => (await import("./cs")).cs,
  et: async () => (await import("./et")).et,
  lv: async () => (await import("./lv")).lv,
} satisfies Record<OtherLanguage, () => Promise<Words>>

export const loadWords = (language: OtherLanguage): Promise<Words> => LOADERS[language]()
