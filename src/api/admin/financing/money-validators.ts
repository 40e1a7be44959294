import { z } from "@medusajs/framework/zod"

/** Major units; the operations say in a sentence what is wrong with one. */
const amount = z.union([z.string().trim().max(40), z.number()])

export const withdrawBody = z.strictObject({ note: z.string().trim().max(1000).optional() })

export const returnBody = z.strictObject({
  amount: amount.optional(),
  items: z
    .array(z.strictObject({ id: z.string().min(1), quantity: z.int().min(1).max(100_000) }))
    .min(1)
    .max(500)
    .optional(),
})

export const dailyReturnBody = z.strictObject({ amount })

export type WithdrawBody = z.infer<typeof withdrawBody>
export type ReturnBody = z.infer<typeof returnBody>
export type DailyReturnBody = z.infer<typeof dailyReturnBody>
