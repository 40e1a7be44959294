import type { GetPaymentStatusOutput, PaymentSessionStatus } from "@medusajs/framework/types"
import { MEANING_OF_STAGE, type PaymentMeaning } from "../../core/shared/stage"
import type { Desk } from "../../operations/desk"
import { financingOfPayment } from "./financing-of"

const STATUS_OF_MEANING = {
  waiting: "requires_more",
  authorized: "authorized",
  captured: "captured",
  refused: "error",
  cancelled: "canceled",
  reversed: "canceled",
} as const satisfies Record<PaymentMeaning, PaymentSessionStatus>

/** The status by the record; nothing is read from the system here. */
export async function sessionStatus(
  desk: Desk,
  data: Record<string, unknown> | undefined,
): Promise<GetPaymentStatusOutput> {
  const financing = await financingOfPayment(desk, data)
  const status = financing === null ? "pending" : STATUS_OF_MEANING[MEANING_OF_STAGE[financing.stage]]
  return { status, data: data ?? {} }
}
