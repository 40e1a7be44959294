import type { en } from "./en/all"

/** Every sentence of the screens, by its key. English is the measure: it has all of them. */
export type Key = keyof typeof en

export type Words = Readonly<Record<Key, string>>

/** The same keys as an area of English, in another language. */
export type Translated<Area> = Readonly<Record<keyof Area, string>>

/** What is put in the place of `{name}`. */
export type Vars = Readonly<Record<string, string | number>>

/** Fills the places `{name}` of a sentence; a name that is not given stays as it is. */
export const fill = (sentence: string, vars: Vars): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(vars[name] ?? place))
