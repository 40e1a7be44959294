/** Beside English, which is always there. */
export const OTHER_LANGUAGES = ["lt", "pl", "cs", "et", "lv"] as const

export type OtherLanguage = (typeof OTHER_LANGUAGES)[number]

export type Language = OtherLanguage | "en"

/** "pl-PL" and "pl" are Polish; what we have no words for is English. */
export function languageOf(code: string | null | undefined): Language {
  const short = (code ?? "").slice(0, 2).toLowerCase()
  return OTHER_LANGUAGES.find((language) => language === short) ?? "en"
}
