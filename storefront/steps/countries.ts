import type { Choice } from "./select.js"

/** Where somebody who buys in one of the five markets may live. */
const COUNTRIES =
  "AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK UA US".split(
    " ",
  )

export function countriesIn(language: string): readonly Choice[] {
  const names = new Intl.DisplayNames([language], { type: "region" })
  const known = COUNTRIES.map((code): Choice => [code, names.of(code) ?? code])
  return known.sort(([, one], [, other]) => one.localeCompare(other, language))
}
