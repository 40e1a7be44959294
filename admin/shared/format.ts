import { useMemo } from "react"
import { useWords } from "../i18n/use-words"

export interface Format {
  /** @param amount a decimal string in major units */
  readonly money: (amount: string, currencyCode: string) => string
  readonly date: (iso: string | null | undefined) => string
  readonly dateTime: (iso: string | null | undefined) => string
  /** How long ago, such as "3 days ago". */
  readonly age: (iso: string) => string
}

const NOTHING = "–"

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const

/** Amounts, dates and ages as the language of the screens writes them. */
export function useFormat(): Format {
  const { language } = useWords()
  return useMemo(() => formatIn(language), [language])
}

function formatIn(language: string): Format {
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium" })
  const moment = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" })
  const since = new Intl.RelativeTimeFormat(language, { numeric: "auto" })
  const written = (format: Intl.DateTimeFormat) => (iso: string | null | undefined) =>
    iso ? format.format(new Date(iso)) : NOTHING
  return {
    money: (amount, currencyCode) =>
      new Intl.NumberFormat(language, { style: "currency", currency: currencyCode.toUpperCase() }).format(
        Number(amount),
      ),
    date: written(day),
    dateTime: written(moment),
    age: (iso) => {
      const seconds = Math.round((new Date(iso).getTime() - Date.now()) / 1000)
      const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ["minute", 60]
      return since.format(Math.trunc(seconds / length), unit)
    },
  }
}
