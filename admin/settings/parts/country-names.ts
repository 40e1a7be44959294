import { useWords } from "../../i18n/use-words"

const useNames = (type: "region" | "language"): ((code: string) => string) => {
  const { language } = useWords()
  const names = new Intl.DisplayNames(language, { type })
  return (code) => names.of(code) ?? code
}

/** A country's name in the language of the screens. @returns from a two-letter code */
export function useCountryNames(): (code: string) => string {
  const nameOf = useNames("region")
  return (code) => nameOf(code.toUpperCase())
}

/** A language's name in the language of the screens. @returns from a two-letter code */
export const useLanguageNames = () => useNames("language")
