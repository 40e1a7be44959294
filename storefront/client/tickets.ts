import type { Ticket } from "./financing-client.js"

/** Keeps the tickets of a browser, one for each cart. */
export interface Tickets {
  readonly find: (cartId: string) => Ticket | null
  readonly keep: (cartId: string, ticket: Ticket) => void
  readonly drop: (cartId: string) => void
}

const keyOf = (cartId: string): string => `financing:${cartId}`

/**
 * Tickets in a storage of the browser. `localStorage` survives closing the browser, and every tab sees it;
 * `sessionStorage` forgets with its tab. A storage that is full or forbidden keeps nothing, and nothing fails.
 */
export const ticketsIn = (storage: Storage): Tickets => ({
  find: (cartId) => {
    try {
      return readTicket(JSON.parse(storage.getItem(keyOf(cartId)) ?? "null"))
    } catch {
      return null
    }
  },
  keep: (cartId, ticket) => {
    try {
      storage.setItem(keyOf(cartId), JSON.stringify(ticket))
    } catch {
      return
    }
  },
  drop: (cartId) => {
    try {
      storage.removeItem(keyOf(cartId))
    } catch {
      return
    }
  },
})

function readTicket(kept: unknown): Ticket | null {
  if (typeof kept !== "object" || kept === null || !("id" in kept) || !("token" in kept)) return null
  const { id, token } = kept
  return typeof id === "string" && (typeof token === "string" || token === null) ? { id, token } : null
}
