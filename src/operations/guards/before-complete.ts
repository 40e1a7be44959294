import { endsInDialog } from "../../core/shared/flow"
import { methodOfProvider } from "../../core/shared/provider-id"
import type { FinancingRecord } from "../../core/shared/records"
import { MEANING_OF_STAGE } from "../../core/shared/stage"
import type { PaymentSession } from "../commerce"
import type { Desk, ShopDesk } from "../desk"
import { refreshFinancing } from "../refresh/refresh-financing"
import { settle } from "../settle/settle"

/** A checkout waits this long for the service. */
const CHECKOUT_BUDGET_MS = 10_000

/** Two requests at the same moment share one reading. */
const NOT_WITHIN_MS = 1_000

/** What `POST /store/carts/:id/complete` answers instead of Medusa, or null when Medusa goes on. */
export type CompleteAnswer = { readonly type: "requires_more" | "refused"; readonly message: string } | null

/** Reads the service and places the order through the one door before Medusa completes a financed cart. */
export async function beforeComplete(desk: ShopDesk, cartId: string): Promise<CompleteAnswer> {
  const cart = await desk.commerce.cart(cartId)
  if (cart === null || cart.completed) return null
  const session = cart.sessions.find((candidate) => candidate.state !== "dead") ?? cart.sessions[0]
  if (session === undefined) return null
  if (methodOfProvider(session.providerId) === null) return null
  const financing = await financingBehind(desk, cartId, session)
  if (financing === null) return { type: "requires_more", message: "The financing has not been started." }
  const refreshed = await refreshFinancing(desk, financing.id, {
    budgetMs: CHECKOUT_BUDGET_MS,
    notWithinMs: NOT_WITHIN_MS,
  })
  return answerFor(await settle(desk, refreshed ?? financing))
}

/** The financing bound to the session; else the granted one of the cart, whose session was re-created. */
async function financingBehind(
  desk: Desk,
  cartId: string,
  session: PaymentSession,
): Promise<FinancingRecord | null> {
  const bound = await desk.records.findFinancing({ payment_session_id: session.id })
  if (bound !== null) return bound
  const method = methodOfProvider(session.providerId)
  const others = await desk.records.listFinancingsOfCart(cartId)
  return (
    others.find(
      (other) => other.method === method && (other.remote_session_id !== null || !endsInDialog(other)),
    ) ?? null
  )
}

function answerFor(financing: FinancingRecord): CompleteAnswer {
  if (financing.order_id !== null) return null
  switch (MEANING_OF_STAGE[financing.stage]) {
    case "waiting":
      return {
        type: "requires_more",
        message: "The financing has not been finished at the financing service.",
      }
    case "authorized":
    case "captured":
      return isStuck(financing) ? STUCK : { type: "requires_more", message: "The order is being placed." }
    case "refused":
    case "cancelled":
    case "reversed":
      return {
        type: "refused",
        message: `The financing is ${financing.stage}. Please choose another payment method.`,
      }
  }
}

/** Only a person can go on with it, and has been told. */
const isStuck = (financing: FinancingRecord): boolean =>
  financing.orphaned || financing.amount_check === "mismatch"

const STUCK: CompleteAnswer = {
  type: "refused",
  message: "The financing was granted, but the order could not be placed. The shop has been told.",
}
