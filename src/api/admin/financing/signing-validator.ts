import { z } from "@medusajs/framework/zod"

/** Only what was done elsewhere is confirmed by a person. */
export const signingBody = z.strictObject({ method: z.enum(["digital", "paper"]) })

export type SigningBody = z.infer<typeof signingBody>
