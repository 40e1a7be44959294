import { z } from "@medusajs/framework/zod"
import type { Tariff, TariffTerms } from "../../core/leasing/tariff"
import { isJsonObject } from "../http/casing"
import { decimal, decimalOrNull, shownText, text, whole } from "../http/tolerant"

const percent = decimalOrNull.transform((value) => value ?? "0")

/** Service reference, section 9.1. The range must be there; a percent that is not counts as none. */
const terms = z
  .looseObject({
    tariffCode: shownText,
    termFrom: whole,
    termTo: whole,
    amountFrom: decimal,
    amountTo: decimal,
    advanceFrom: percent,
    advanceTo: percent,
    adminFee: percent,
    monthlyAdminFee: percent,
    monthlyInterest: percent,
  })
  .transform(({ tariffCode, ...row }): { code: string | null; terms: TariffTerms } => ({
    code: tariffCode,
    terms: {
      termFrom: row.termFrom,
      termTo: row.termTo,
      amountFrom: row.amountFrom,
      amountTo: row.amountTo,
      advanceFrom: row.advanceFrom,
      advanceTo: row.advanceTo,
      adminFee: row.adminFee,
      monthlyAdminFee: row.monthlyAdminFee,
      monthlyInterest: row.monthlyInterest,
    },
  }))

/** A row alone, a list of rows, or none. */
const rows = z.preprocess(
  (value) => (value === undefined || value === null ? [] : isJsonObject(value) ? [value] : value),
  z.array(terms),
)

const tariff = z.looseObject({
  tariffCode: text,
  validFrom: shownText,
  validTo: shownText,
  moki: shownText,
  tariffData: rows,
})

type Row = z.infer<typeof terms>

/**
 * The rows of one tariff: its own; else, of those beside the tariffs, the ones with its code; else the one in its
 * place where there are as many rows as tariffs; else all of them.
 */
function rowsOf(
  at: number,
  tariffs: readonly z.infer<typeof tariff>[],
  beside: readonly Row[],
): readonly Row[] {
  const { tariffData: own = [], tariffCode } = tariffs[at] ?? { tariffCode: null }
  if (own.length > 0) return own
  if (beside.some(({ code }) => code !== null)) return beside.filter(({ code }) => code === tariffCode)
  return beside.length === tariffs.length ? beside.slice(at, at + 1) : beside
}

/** Endpoint 1: every tariff of the e-shop with its terms, which may stand within it or beside all of them. */
export const tariffs: z.ZodType<readonly Tariff[]> = z
  .looseObject({ tariffs: z.array(tariff), tariffData: rows })
  .transform(({ tariffs: listed, tariffData }) =>
    listed.map((one, at) => ({
      code: one.tariffCode,
      validFrom: one.validFrom,
      validTo: one.validTo,
      product: one.moki,
      terms: rowsOf(at, listed, tariffData).map((row) => row.terms),
    })),
  )
