import type { OtherLanguage } from "./languages"
import type { Words } from "./words"

/** Each language is a file of its own in the build, fetched when it is wanted. */
const LOADERS = {
  lt: async () => (await import("./lt/all")).lt,
  pl: async () => (await import("./pl/all")).pl,
  cs: async () => (await import("./cs/all")).cs,
  et: async () => (await import("./et/all")).et,
  lv: async () => (await import("./lv/all")).lv,
} satisfies Record<OtherLanguage, () => Promise<Words>>

export const loadWords = (language: OtherLanguage): Promise<Words> => LOADERS[language]()
