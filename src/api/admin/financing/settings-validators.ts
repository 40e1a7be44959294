import { z } from "@medusajs/framework/zod"
import { METHODS } from "../../../core/shared/method"

export const enableBody = z.strictObject({ method: z.enum(METHODS) })

export type EnableBody = z.infer<typeof enableBody>
