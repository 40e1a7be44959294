import { z } from "@medusajs/framework/zod"
import type { JsonObject } from "../shared/records"
import type { Tariff, TariffTerms } from "./tariff"

const text = z.string()

const row: z.ZodType<TariffTerms> = z.object({
  termFrom: z.int(),
  termTo: z.int(),
  amountFrom: text,
  amountTo: text,
  advanceFrom: text,
  advanceTo: text,
  adminFee: text,
  monthlyAdminFee: text,
  monthlyInterest: text,
})

const parameters = z.object({ terms: z.array(row) })

/** A tariff as a plan keeps it. */
export const parametersOf = (tariff: Tariff): JsonObject => ({ ...tariff })

/** The rows of a plan's tariff; none where the tariff was never read. */
export function termsIn(kept: JsonObject | null): readonly TariffTerms[] {
  const read = parameters.safeParse(kept)
  return read.success ? read.data.terms : []
}
