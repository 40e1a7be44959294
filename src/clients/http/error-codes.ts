import { isJsonObject } from "./casing"

/** Service reference, section 0.2: where the systems put what went wrong. */
const CODE_KEYS = ["error", "errors", "message", "Message", "errorCode", "error_code", "code"] as const

/**
 * A word of a machine: `credit_application_is_missing`, `CONSTRAINTS_VIOLATED_GENERAL`. Texts for people do not
 * match, nor do names, identity codes, account and phone numbers: they must not travel in an error.
 */
const MACHINE_CODE = /^(?=.{1,100}$)(?:[a-z][A-Za-z0-9_.:-]*|[A-Z][A-Z0-9_.:-]*)$/
const LONG_NUMBER = /\d{4}/

/** More than any real refusal has. */
const MAX_CODES = 20
const MAX_DEPTH = 6

const isCode = (text: string): boolean => MACHINE_CODE.test(text) && !LONG_NUMBER.test(text)

/** Several codes in one text: only what is written with underscores, since a person's words may stand there too. */
const isJoined = (text: string): boolean => /^[a-z]+_[a-z_.]+([,;] ?[a-z]+_[a-z_.]+)+$/i.test(text)

function wordsOf(value: unknown, depth: number = 0): string[] {
  if (typeof value === "string") return isJoined(value.trim()) ? value.trim().split(/[,;] ?/) : [value.trim()]
  if (depth > MAX_DEPTH) return []
  if (Array.isArray(value)) return value.flatMap((item) => wordsOf(item, depth + 1))
  if (!isJsonObject(value)) return []
  const known = CODE_KEYS.flatMap((key) => wordsOf(value[key], depth + 1))
  const nested = Object.entries(value)
    .filter(([key, item]) => !CODE_KEYS.some((known) => known === key) && typeof item === "object")
    .flatMap(([, item]) => wordsOf(item, depth + 1))
  return [...known, ...nested]
}

/**
 * The machine codes of a refusal, flattened from any of the shapes that are known.
 * @param body the answer's text; one that is no JSON has no codes
 */
export function errorCodesOf(body: string): readonly string[] {
  try {
    return [...new Set(wordsOf(JSON.parse(body)).filter(isCode))].slice(0, MAX_CODES)
  } catch {
    return []
  }
}
