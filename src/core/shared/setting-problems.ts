import type { z } from "@medusajs/framework/zod"

/** The names of the settings that are wrong or not known, such as `dialects.session`. */
export type OverrideProblems = readonly string[]

/** Which of a connection's `overrides` a schema refuses: names only, never values. */
export const settingProblems = (error: z.ZodError): OverrideProblems =>
  error.issues.flatMap((issue) => {
    const keys = issue.code === "unrecognized_keys" ? issue.keys : [null]
    return keys.map((key) => [...issue.path, ...(key === null ? [] : [key])].join(".") || "overrides")
  })
