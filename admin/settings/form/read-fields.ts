import type { JsonObject } from "../answers"
import type { Problem } from "./use-form"

/** What was entered, or what is wrong with it. */
export type Read<T> = { readonly value: T } | { readonly problem: Problem }

export const required = (text: string): Problem | undefined =>
  text.trim() === "" ? { key: "settings.problem.required" } : undefined

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const uuidProblem = (text: string): Problem | undefined =>
  UUID.test(text.trim()) ? undefined : { key: "settings.problem.uuid" }

/** Plain http is for this machine alone; the server says so where it is not. */
export const addressProblem = (text: string): Problem | undefined =>
  /^https?:\/\/[^\s/]+/i.test(text.trim()) ? undefined : { key: "settings.problem.url" }

/** An empty field is `empty`. @param example a JSON object that shows the shape */
export function readObject<Empty>(text: string, empty: Empty, example: string): Read<JsonObject | Empty> {
  if (text.trim() === "") return { value: empty }
  try {
    const parsed: unknown = JSON.parse(text)
    if (isObject(parsed)) return { value: parsed }
    return { problem: { key: "settings.problem.object", vars: { example } } }
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    return { problem: { key: "settings.problem.json", vars: { detail } } }
  }
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value)

export interface Span {
  readonly min: number
  readonly max: number
}

export function readWhole(text: string, { min, max }: Span): Read<number> {
  const number = Number(text)
  const fits = text.trim() !== "" && Number.isInteger(number) && number >= min && number <= max
  return fits ? { value: number } : { problem: { key: "settings.problem.number", vars: { min, max } } }
}

export const problemOf = (read: Read<unknown>): Problem | undefined =>
  "problem" in read ? read.problem : undefined

export const valueOf = <T>(read: Read<T>): T | undefined => ("value" in read ? read.value : undefined)

export const orNull = (text: string): string | null => (text.trim() === "" ? null : text.trim())
