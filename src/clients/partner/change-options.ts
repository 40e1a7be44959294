import { z } from "@medusajs/framework/zod"
import { decimalOf } from "../../core/shared/money"
import { isJsonObject } from "../http/casing"

/** Whether part of a contract can be given back now. Amounts are decimal strings in major units. */
export interface ChangeOptions {
  /** Null: the answer could not be understood; let the service decide by F2. */
  readonly partialReturn: boolean | null
  readonly minAmount: string | null
  readonly maxAmount: string | null
}

/** Service reference, F1: no inner name is documented, so the answer is walked through. */
const MAX_DEPTH = 6
const FLAGS = ["possible", "available", "allowed", "enabled"] as const
const PARTIAL_RETURN = "partialreturn"

const squeezed = (name: unknown): string =>
  typeof name === "string" ? name.toLowerCase().replace(/[^a-z]/g, "") : ""

const isFalse = (value: unknown): boolean => value === false || value === "false"

/** What stands under a key or in an entry that is called a partial return; a bare flag is given a name. */
function partialReturnIn(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) return undefined
  if (Array.isArray(value)) {
    const word = value.find((entry) => squeezed(entry) === PARTIAL_RETURN) as unknown
    return word === undefined ? firstOf(value.map((entry) => partialReturnIn(entry, depth + 1))) : {}
  }
  if (!isJsonObject(value)) return undefined
  if (["type", "name", "code", "option"].some((key) => squeezed(value[key]) === PARTIAL_RETURN)) return value
  const own = Object.entries(value).find(([key]) => squeezed(key).includes(PARTIAL_RETURN))
  if (own !== undefined) return isJsonObject(own[1]) ? own[1] : { ...value, possible: own[1] }
  return firstOf(Object.values(value).map((inner) => partialReturnIn(inner, depth + 1)))
}

const firstOf = (values: readonly unknown[]): unknown => values.find((value) => value !== undefined)

const IS_FLAG = new RegExp(`(${FLAGS.join("|")})$`, "i")

const refused = (option: unknown): boolean =>
  isJsonObject(option) && Object.entries(option).some(([key, value]) => IS_FLAG.test(key) && isFalse(value))

/** The first number under a key with this word in it, also one level further in. */
function limitIn(option: unknown, limit: RegExp, depth = 0): string | null {
  if (!isJsonObject(option) || depth > 2) return null
  for (const [key, value] of Object.entries(option)) {
    const found = limit.test(key) ? decimalOf(value) : null
    if (found !== null) return found
  }
  const inner = Object.values(option).map((value) => limitIn(value, limit, depth + 1))
  return inner.find((found) => found !== null) ?? null
}

/** What F1 says of a partial return. */
export function changeOptionsOf(body: unknown): ChangeOptions {
  const option = partialReturnIn(body)
  if (option === undefined) return { partialReturn: null, minAmount: null, maxAmount: null }
  return {
    partialReturn: !refused(option),
    minAmount: limitIn(option, /min/i),
    maxAmount: limitIn(option, /max/i),
  }
}

/** Anything can be read: what is not understood says so. */
export const changeOptions: z.ZodType<ChangeOptions> = z.unknown().transform(changeOptionsOf)
