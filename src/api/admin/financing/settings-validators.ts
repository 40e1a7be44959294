import { z } from "@medusajs/framework/zod"
import { METHODS, SYSTEMS } from "../../../core/shared/method"

export const enableBody = z.strictObject({ method: z.enum(METHODS) })

/** All of it or nothing: there is nothing to choose. */
export const eraseBody = z.strictObject({})

/** Overrides of a connection that may not be saved yet. */
export const previewBody = z.strictObject({
  system: z.enum(SYSTEMS),
  overrides: z.record(z.string(), z.unknown()),
})

export type PreviewBody = z.infer<typeof previewBody>
export type EnableBody = z.infer<typeof enableBody>
