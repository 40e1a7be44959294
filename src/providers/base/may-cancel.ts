import type { CancelPaymentOutput } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { isEnd } from "../../core/shared/stage-moves"
import type { Desk } from "../../operations/desk"
import { financingOfPayment } from "./financing-of"

/**
 * Succeeds only when the financing has ended. Otherwise it throws, which Medusa logs and swallows, so that the
 * payment stays good: Medusa cancels payments when nobody asked.
 * @throws MedusaError NOT_ALLOWED while the financing lives
 */
export async function mayCancel(
  desk: Desk,
  data: Record<string, unknown> | undefined,
): Promise<CancelPaymentOutput> {
  const financing = await financingOfPayment(desk, data)
  if (financing !== null && !isEnd(financing.stage))
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      "The financing still stands; only its own commands end it.",
    )
  return { data: data ?? {} }
}
