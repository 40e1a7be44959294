import type { z } from "@medusajs/framework/zod"
import { err, ok, type Result } from "../../core/shared/result"
import { camelKeys } from "./casing"

/** Reads the body of a 2xx answer, or says in a few words of our own what is wrong with it. */
export type Decoder<Output> = (body: string) => Result<Output, string>

const MAX_PROBLEM = 200

const jsonOf = (body: string): Result<unknown, string> => {
  if (body.trim() === "") return err("empty")
  try {
    return ok(JSON.parse(body) as unknown)
  } catch {
    return err("not_json")
  }
}

/** Names of fields and kinds of issue only: a message of the schema could quote what was received. */
const problemOf = (error: z.ZodError): string =>
  error.issues
    .map((issue) => `${issue.path.join(".") || "body"}: ${issue.code}`)
    .join(", ")
    .slice(0, MAX_PROBLEM)

/** JSON that the schema can read; the schema sees every key in camelCase. */
export const jsonAnswer =
  <Output>(schema: z.ZodType<Output>): Decoder<Output> =>
  (body) => {
    const json = jsonOf(body)
    if (!json.ok) return json
    const parsed = schema.safeParse(camelKeys(json.value))
    return parsed.success ? ok(parsed.data) : err(problemOf(parsed.error))
  }

/** The same, and an empty body is an empty object: for what is accepted by its status and may say more. */
export const anyAnswer = <Output>(schema: z.ZodType<Output>): Decoder<Output> => {
  const decode = jsonAnswer(schema)
  return (body) => decode(body.trim() === "" ? "{}" : body)
}

/** A few words, such as `OK` or `Created`: neither HTML nor the beginning of JSON. */
const BARE_WORDS = /^[A-Za-z][A-Za-z ]{0,40}[.!]?$/

/** A command is accepted by its status; its body may be empty, any JSON, or a few words. */
export const acceptance: Decoder<undefined> = (body) => {
  const json = jsonOf(body)
  return json.ok || json.error === "empty" || BARE_WORDS.test(body.trim()) ? ok(undefined) : json
}

/** A body, JSON or not, that holds this word. */
export const wordAnywhere =
  (word: RegExp): Decoder<undefined> =>
  (body) =>
    word.test(body) ? ok(undefined) : err("word_missing")
