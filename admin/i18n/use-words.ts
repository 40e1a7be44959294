import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react"
import { useTranslation } from "react-i18next"
import { useLanguageChoice } from "./language-choice"
import { type Language, languageOf } from "./languages"
import { isLoaded, load, subscribe, wordsOf } from "./loaded-words"
import { fill, type Key, type Vars, type Words } from "./words"

export interface Say {
  /** The sentence of the key, with its `{places}` filled. */
  readonly t: (key: Key, vars?: Vars) => string
  /** For words that the service or the server names: the sentence of the key if there is one, else `otherwise`. */
  readonly word: (key: string, otherwise: string, vars?: Vars) => string
  /** The language that is shown, for `Intl`. */
  readonly language: Language
}

/** The words of the screens: in the language chosen here, else in the dashboard's, else in English. */
export function useWords(): Say {
  const { i18n } = useTranslation()
  const [choice] = useLanguageChoice()
  const language = choice ?? languageOf(i18n.language)
  useEffect(() => void load(language), [language])
  const words = useSyncExternalStore(
    subscribe,
    useCallback(() => wordsOf(language), [language]),
  )
  return useMemo(() => sayIn(words, isLoaded(language) ? language : "en"), [words, language])
}

function sayIn(words: Words, language: Language): Say {
  const byName: Readonly<Record<string, string>> = words
  return {
    t: (key, vars = {}) => fill(words[key], vars),
    word: (key, otherwise, vars = {}) => fill(byName[key] ?? otherwise, vars),
    language,
  }
}
