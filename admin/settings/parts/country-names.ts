import { useWords } from "../../i18n/use-words"

/** A country's name in the language of the screens. @returns from a two-letter code */
export function useCountryNames(): (code: string) => string {
  const { language } = useWords()
  const names = new Intl.DisplayNames(language, { type: "region" })
  return (code) => names.of(code.toUpperCase()) ?? code.toUpperCase()
}
