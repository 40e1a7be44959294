import type { AuthorizePaymentOutput } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import type { FinancingRecord } from "../../core/shared/records"
import { MEANING_OF_STAGE } from "../../core/shared/stage"
import type { Desk } from "../../operations/desk"
import { refreshFinancing } from "../../operations/refresh/refresh-financing"

/** Inside a provider method, all calls together. Medusa holds the cart's lock meanwhile. */
const PROVIDER_BUDGET_MS = 8_000

/** The service was just read by whoever came through the one door: do not read it again at once. */
const JUST_READ_MS = 10_000

/**
 * Authorizes only what the service has granted. Never answers `captured`: the capture is booked by Medusa's own
 * workflow once the order exists.
 * @throws MedusaError PAYMENT_REQUIRES_MORE_ERROR while the shopper is not through, PAYMENT_AUTHORIZATION_ERROR
 * when it ended; both leave the cart open.
 */
export async function authorize(desk: Desk, paymentSessionId: string): Promise<AuthorizePaymentOutput> {
  const bound = await desk.records.findFinancing({ payment_session_id: paymentSessionId })
  if (bound === null) throw more("The financing has not been started.")
  const financing = await readIfWaiting(desk, bound)
  switch (MEANING_OF_STAGE[financing.stage]) {
    case "authorized":
    case "captured":
      if (financing.amount_check === "mismatch") throw refused("The financing is for another amount.")
      return { status: "authorized", data: paymentData(paymentSessionId, financing) }
    case "waiting":
      throw more("The financing has not been finished at the financing service.")
    case "refused":
    case "cancelled":
    case "reversed":
      throw refused(`The financing is ${financing.stage}.`)
  }
}

async function readIfWaiting(desk: Desk, bound: FinancingRecord): Promise<FinancingRecord> {
  if (MEANING_OF_STAGE[bound.stage] !== "waiting") return bound
  const options = { budgetMs: PROVIDER_BUDGET_MS, notWithinMs: JUST_READ_MS }
  return (await refreshFinancing(desk, bound.id, options)) ?? bound
}

const paymentData = (sessionId: string, financing: FinancingRecord): Record<string, unknown> => ({
  session_id: sessionId,
  financing_id: financing.id,
  method: financing.method,
  test: financing.test,
})

const more = (message: string): MedusaError =>
  new MedusaError(MedusaError.Types.PAYMENT_REQUIRES_MORE_ERROR, message)

const refused = (message: string): MedusaError =>
  new MedusaError(MedusaError.Types.PAYMENT_AUTHORIZATION_ERROR, message)
