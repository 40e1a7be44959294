import { z } from "@medusajs/framework/zod"

/** A text that must say something. */
export const word = z.string().trim().min(1)

/** Left out when there is nothing in it. */
export const optionalWord = z
  .string()
  .nullish()
  .transform((text) => (text ?? "").trim() || null)

/** Sent as the merchant configured it. */
export const shopsOwn = z.record(z.string(), z.unknown()).nullish()
