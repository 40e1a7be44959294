import type { Language } from "./languages"
import { type Loaded, withKeys } from "./with-keys"
import type { Words } from "./words"

/** Each language is a file of its own in the build, fetched when it is wanted. */
const LOADERS = {
  en: async () => (await import("./en/all")).en,
  lt: async () => (await import("./lt/all")).lt,
  pl: async () => (await import("./pl/all")).pl,
  cs: async () => (await import("./cs/all")).cs,
  et: async () => (await import("./et/all")).et,
  lv: async () => (await import("./lv/all")).lv,
} satisfies Record<Language, () => Promise<Loaded>>

/** @throws Error when the file cannot be fetched */
export async function loadWords(language: Language): Promise<Words> {
  const [loaded, { keys }] = await Promise.all([LOADERS[language](), import("./keys")])
  return withKeys(loaded, keys)
}
