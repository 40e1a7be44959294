import type { DeletePaymentOutput } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { MEANING_OF_STAGE } from "../../core/shared/stage"
import type { FinancingRecord } from "../../core/shared/records"
import type { Desk } from "../../operations/desk"
import { placingLeaseKey } from "../../operations/settle/placing-lease"
import { readStartToken } from "../../operations/tokens"

/** How often a lost compare-and-set is tried again. */
const ATTEMPTS = 5

/**
 * Unbinds the financing from a payment session that Medusa deletes; it lives on and may be bound again.
 * @throws MedusaError NOT_ALLOWED when deleting would drop money: an order, a grant, or a placing under way
 */
export async function letGo(
  desk: Desk,
  data: Record<string, unknown> | undefined,
): Promise<DeletePaymentOutput> {
  const sessionId = provenSession(desk, data)
  if (sessionId === null) return { data: data ?? {} }
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const financing = await desk.records.findFinancing({ payment_session_id: sessionId })
    if (financing === null) return { data: data ?? {} }
    await refuseIfHeld(desk, financing)
    const unbound = await desk.records.changeFinancing(financing, {
      to: { payment_session_id: null },
      journal: [{ kind: "action", summary: "unbound", details: { payment_session_id: sessionId } }],
    })
    if (unbound !== null) return { data: data ?? {} }
  }
  throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "The financing is being worked on; try again.")
}

/** The session's id, if the start link beside it proves that we wrote it: a storefront can write into the data. */
function provenSession(desk: Desk, data: Record<string, unknown> | undefined): string | null {
  const url = data?.["redirect_url"]
  if (typeof url !== "string") return null
  return readStartToken(desk.records.settings.keyring, url.slice(url.lastIndexOf("/") + 1))
}

async function refuseIfHeld(desk: Desk, financing: FinancingRecord): Promise<void> {
  if (financing.orphaned && financing.order_id === null) return
  const meaning = MEANING_OF_STAGE[financing.stage]
  const granted = meaning === "authorized" || meaning === "captured"
  const placing = await desk.records.leaseHolder(placingLeaseKey(financing.cart_id), desk.clock.now())
  if (financing.order_id === null && !granted && placing === null) return
  throw new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    "The financing of this cart is granted: its payment session cannot be replaced.",
  )
}
