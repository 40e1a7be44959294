import type { OtherLanguage } from "./languages"
import { type Loaded, withKeys } from "./with-keys"
import type { Words } from "./words"

/** Each language is a file of its own in the build, fetched when it is wanted. */
const LOADERS = {
  lt: async () => (await import("./lt/all")).lt,
  pl: async () => (await import("./pl/all")).pl,
  cs: async () => (await import("./cs/all")).cs,
  et: async () => (await import("./et/all")).et,
  lv: async () => (await import("./lv/all")).lv,
} satisfies Record<OtherLanguage, () => Promise<Loaded>>

export const loadWords = async (language: OtherLanguage): Promise<Words> =>
  withKeys(await LOADERS[language]())
