import { z } from "@medusajs/framework/zod"
import { DEFAULT_UPLOADS, SHOPPER_SIGNING_METHODS } from "../../../core/shared/direct-settings"

const language = z.string().regex(/^[a-z]{2}$/)

const consent = z.strictObject({
  type: z.string().trim().min(1).max(100),
  required: z.boolean(),
  texts: z
    .record(language, z.string().trim().min(1).max(5000))
    .refine((texts) => Object.keys(texts).length > 0),
  version: z.string().trim().min(1).max(100),
})

/** A shopper's answer names the type alone. */
const areDistinct = (consents: readonly { readonly type: string }[]): boolean =>
  new Set(consents.map(({ type }) => type)).size === consents.length

/** What a plan of the direct flow settles itself. */
export const directSettings = z.strictObject({
  default_language: language.default("en"),
  consents: z.array(consent).max(20).refine(areDistinct, "Each type of consent stands once.").default([]),
  signing_methods: z
    .array(z.enum(SHOPPER_SIGNING_METHODS))
    .min(1)
    .max(10)
    .default([...SHOPPER_SIGNING_METHODS]),
  uploads: z
    .strictObject({
      max_files: z.int().min(1).max(20).default(DEFAULT_UPLOADS.max_files),
      max_bytes: z
        .int()
        .min(1024)
        .max(100 * 1024 * 1024)
        .default(DEFAULT_UPLOADS.max_bytes),
    })
    .default(DEFAULT_UPLOADS),
})
