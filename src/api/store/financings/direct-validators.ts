import { z } from "@medusajs/framework/zod"
import { SIGNING_METHODS } from "../../../core/partner/signing-method"

/** As a person types it: read and judged by the rules of the field's kind. */
const typed = z.string().max(500)

const configured = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown()), z.boolean()]).optional()

const terms = z.strictObject({
  period: z.int().positive().max(600),
  payment_day: z.int().min(1).max(31).optional(),
  down_payment_amount: z.string().max(30).optional(),
})

/** Amounts are decimal strings in major units. */
export const applicationBody = terms.extend({
  applicant: z.record(z.string().max(100), typed),
  consents: z
    .array(z.strictObject({ type: z.string().max(100), value: z.boolean(), version: z.string().max(100) }))
    .max(20)
    .default([]),
  further: z
    .strictObject({
      customer_consents: configured,
      customer_ubos: configured,
      customer_pep: configured,
      customer_self_ubo: configured,
      else_ubo_pep: configured,
      customer_consent: configured,
      additional_details: z.record(z.string(), z.unknown()).optional(),
    })
    .default({}),
})

export const calculationBody = terms

export const acceptBody = z.strictObject({ offer_id: z.string().min(1).max(100) })

export const signingBody = z.strictObject({ method: z.enum(SIGNING_METHODS) })

/** A text: a code may begin with a zero. */
export const codeBody = z.strictObject({ code: z.string().trim().max(20) })

export const bankBody = z.strictObject({ bank_id: z.string().min(1).max(200) })

export type ApplicationBody = z.infer<typeof applicationBody>
export type CalculationBody = z.infer<typeof calculationBody>
export type AcceptBody = z.infer<typeof acceptBody>
export type SigningBody = z.infer<typeof signingBody>
export type CodeBody = z.infer<typeof codeBody>
export type BankBody = z.infer<typeof bankBody>
