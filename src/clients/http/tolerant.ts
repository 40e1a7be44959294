import { z } from "@medusajs/framework/zod"
import { decimalOf } from "../../core/shared/money"

/**
 * Readers for answers whose booleans, nulls and numbers may arrive as strings.
 * A field that matters refuses what it cannot read; one that is only shown becomes null.
 */
const isAbsent = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && ["", "null"].includes(value.trim().toLowerCase()))

type Read<Value> = (value: unknown) => Value | null

/** Must be there and readable. */
const required = <Value>(read: Read<Value>) =>
  z
    .unknown()
    .optional()
    .transform((value, context): Value => {
      const found = isAbsent(value) ? null : read(value)
      if (found !== null) return found
      context.addIssue({ code: "custom", message: "unreadable" })
      return z.NEVER
    })

/** May be absent, but what is there must be readable: an amount that is garbage is not an amount that is missing. */
const optional = <Value>(read: Read<Value>) =>
  z
    .unknown()
    .optional()
    .transform((value, context): Value | null => {
      const found = isAbsent(value) ? null : read(value)
      if (found === null && !isAbsent(value)) context.addIssue({ code: "custom", message: "unreadable" })
      return found
    })

/** Never refused: whatever cannot be read is null. */
const lenient = <Value>(read: Read<Value>) =>
  z
    .unknown()
    .optional()
    .transform((value): Value | null => (isAbsent(value) ? null : read(value)))

const textOf = (value: unknown): string | null => {
  if (typeof value === "number") return String(value)
  return typeof value === "string" ? value.trim() : null
}

const flagOf = (value: unknown): boolean | null => {
  const word = String(value).trim().toLowerCase()
  if (["true", "1"].includes(word)) return true
  return ["false", "0"].includes(word) ? false : null
}

const wholeOf = (value: unknown): number | null => {
  const decimal = decimalOf(value)
  return decimal !== null && Number.isSafeInteger(Number(decimal)) ? Number(decimal) : null
}

const urlOf = (value: unknown): string | null =>
  typeof value === "string" && URL.canParse(value) && /^https?:/i.test(value.trim()) ? value.trim() : null

/** The readable ones of a list; what is no list is an empty one. */
const listOf =
  <Value>(read: Read<Value>): Read<Value[]> =>
  (value) =>
    Array.isArray(value) ? value.map(read).filter((one) => one !== null) : []

/** A decimal string, from a number or a string. */
export const decimal = required(decimalOf)
export const decimalOrNull = optional(decimalOf)

export const text = required(textOf)
export const textOrNull = optional(textOf)

export const webAddress = required(urlOf)
export const webAddressOrNull = lenient(urlOf)

/** As much of a text that is only shown as fits a screen. */
const SHOWN_CHARACTERS = 200
export const shownText = lenient((value) => textOf(value)?.slice(0, SHOWN_CHARACTERS) ?? null)

export const flagOrNull = lenient(flagOf)

/** A marker that is null until it is set, to `true` or to a moment. */
export const mark = lenient((value) => flagOf(value) ?? true).transform((value) => value ?? false)

export const whole = required(wholeOf)
export const wholeOrNull = lenient(wholeOf)
export const wholes = lenient(listOf(wholeOf)).transform((list) => list ?? [])

export const words = lenient(listOf(textOf)).transform((list) => list ?? [])

/** An id that may be absent; one that is there must be one. */
export const idOrNull = <Id extends z.ZodType>(id: Id) =>
  z.preprocess((value) => (isAbsent(value) ? null : value), id.nullable())

/** Texts for people, alone or in a list; nothing of them is kept but what a screen shows. */
export const messages = lenient((value) => listOf(textOf)(Array.isArray(value) ? value : [value])).transform(
  (list) => (list ?? []).filter((text) => text !== "").map((text) => text.slice(0, SHOWN_CHARACTERS)),
)
