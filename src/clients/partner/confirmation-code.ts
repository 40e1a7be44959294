import { z } from "@medusajs/framework/zod"
import type { PartnerOverrides } from "../../core/partner/overrides"

/** The code of an SMS, on its way through. It is a text: `0000` has four digits. */
export const confirmationCode = z
  .string()
  .trim()
  .regex(/^\d{1,12}$/)

/** The document calls it a number, the service's own samples send a text; a zero in front needs a text either way. */
export const sentCode = (
  code: string,
  { confirmationCode: form }: Pick<PartnerOverrides, "confirmationCode">,
): string | number => (form === "number" && !/^0./.test(code) ? Number(code) : code)
