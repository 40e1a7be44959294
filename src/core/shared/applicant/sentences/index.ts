import type { ReasonSentences } from "../reason"
import { cs } from "./cs"
import { en } from "./en"
import { et } from "./et"
import { lt } from "./lt"
import { lv } from "./lv"
import { pl } from "./pl"

const SENTENCES: Readonly<Record<string, ReasonSentences>> = { cs, en, et, lt, lv, pl }

export const SENTENCE_LANGUAGES: readonly string[] = Object.keys(SENTENCES)

/** The sentences of a language, given as `pl` or `pl-PL`; English for one that has none. */
export const sentencesOf = (language: string): ReasonSentences =>
  SENTENCES[language.slice(0, 2).toLowerCase()] ?? en
