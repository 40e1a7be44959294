import { z } from "@medusajs/framework/zod"
import { METHODS } from "../../../core/shared/method"

export const startBody = z.strictObject({
  cart_id: z.string().min(1).max(100),
  method: z.enum(METHODS),
})

export type StartBody = z.infer<typeof startBody>

export const methodsQuery = z.object({ cart_id: z.string().min(1).max(100) })
