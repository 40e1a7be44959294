import type { z } from "@medusajs/framework/zod"

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * The codes of a request that we refuse ourselves, worded as the service words its own: `total_amount_is_not_valid`.
 * They name fields, never values.
 */
export const codesOf = (error: z.ZodError): readonly string[] =>
  error.issues.map((issue) => {
    const unknown = issue.code === "unrecognized_keys" ? issue.keys : []
    return `${snakeCase([...issue.path, ...unknown].join("_"))}_is_not_valid`
  })
