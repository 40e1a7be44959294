import { settings } from "../settings"
import { FinancingClient, FinancingRefused, type NextAction, type Ticket, ticketsIn } from "./kit"

export const financingClient = new FinancingClient({
  baseUrl: settings.medusaUrl,
  publishableKey: settings.publishableKey,
})

/** Kept in this browser until the cart is an order: the shopper may close it at any step and come back. */
const tickets = ticketsIn(localStorage)

/** Starts the financing of a cart and keeps its ticket in this browser. */
export async function startFinancing(cartId: string, method: string): Promise<NextAction> {
  const { ticket, next_action: next } = await financingClient.start(cartId, method)
  tickets.keep(cartId, ticket)
  return next
}

/** Asks how the cart's financing stands; null when this browser holds no valid ticket for one. */
export async function refreshFinancing(cartId: string): Promise<NextAction | null> {
  const ticket = tickets.find(cartId)
  if (ticket === null) return null
  try {
    return (await financingClient.refresh(ticket)).next_action
  } catch (error) {
    if (error instanceof FinancingRefused && error.status === 404) return null
    throw error
  }
}

export const ticketOf = (cartId: string): Ticket | null => tickets.find(cartId)

export const forgetFinancing = (cartId: string): void => {
  tickets.drop(cartId)
}

/** The page on which a financing goes on inside the shop. */
export const FINANCING_PAGE = "/financing"

const ENDS: readonly string[] = ["complete", "choose_other"]

/**
 * Whether the financing goes on inside the shop: a service with a page of its own is only waited for, for nothing named,
 * and its page is opened at once where no offer is to be read before.
 */
export function isInShop(next: NextAction): boolean {
  if (next.type === "wait") return next.for !== undefined
  if (next.type === "redirect") return next.offer !== undefined
  return !ENDS.includes(next.type)
}
