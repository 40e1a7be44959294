/** Service reference, C7: two letters, and Czech is written as its country. */
const STATEMENT_LOCALES: Readonly<Record<string, string>> = { cs: "cz" }

/** The locale of C7 from a session's, such as `et-ET`: another form of the same choice. */
export function statementLocaleOf(locale: string): string {
  const language = locale.trim().slice(0, 2).toLowerCase()
  return STATEMENT_LOCALES[language] ?? language
}
