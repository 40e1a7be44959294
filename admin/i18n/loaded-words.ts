import type { Language } from "./languages"
import { loadWords } from "./load-words"
import type { Words } from "./words"

const loaded = new Map<Language, Words>()
const listeners = new Set<() => void>()

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Fetches a language once. One that cannot be fetched leaves the screens in English. */
export async function load(language: Language): Promise<void> {
  if (loaded.has(language)) return
  const words = await loadWords(language).catch(() => null)
  if (words === null) return
  loaded.set(language, words)
  listeners.forEach((listener) => listener())
}

/** Nothing is said yet: a screen is shown once English is there, see `later`. */
const SILENT = new Proxy({}, { get: () => "" }) as Words

export const wordsOf = (language: Language): Words => loaded.get(language) ?? loaded.get("en") ?? SILENT

export const isLoaded = (language: Language): boolean => loaded.has(language)
