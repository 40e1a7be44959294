import { z } from "@medusajs/framework/zod"
import { PARTNER_METHODS } from "../../../core/shared/method"

export const enableBody = z.strictObject({ method: z.enum(PARTNER_METHODS) })

export type EnableBody = z.infer<typeof enableBody>
