import { useSyncExternalStore } from "react"

const STORED_AS = "medusa-financing:language"

/** The languages of the Baltic states that Medusa's dashboard lacks. */
export const OWN_LANGUAGES = ["et", "lv"] as const

export type OwnLanguage = (typeof OWN_LANGUAGES)[number]

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener("storage", listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener("storage", listener)
  }
}

function readChoice(): OwnLanguage | null {
  const stored = localStorage.getItem(STORED_AS)
  return OWN_LANGUAGES.find((language) => language === stored) ?? null
}

function choose(language: OwnLanguage | null): void {
  if (language === null) localStorage.removeItem(STORED_AS)
  else localStorage.setItem(STORED_AS, language)
  listeners.forEach((listener) => listener())
}

/**
 * This browser's own choice: null follows the dashboard's language.
 * @returns the choice, and how to change it; every open screen changes at once
 */
export const useLanguageChoice = (): [OwnLanguage | null, (language: OwnLanguage | null) => void] => [
  useSyncExternalStore(subscribe, readChoice),
  choose,
]
