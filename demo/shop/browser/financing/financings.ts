import { post, store, StoreError } from "../store-api"

export type NextAction =
  | { type: "redirect"; url: string }
  | { type: "wait"; poll_after_seconds: number }
  | { type: "complete"; order_id: string | null }
  | { type: "choose_other"; reason: string }

type Financing = { id: string; method: string; stage: string; reason: string | null; order_id: string | null }
type Answer = { financing: Financing; next_action: NextAction }

/** What this browser must show to ask about its financing again. */
type Ticket = { id: string; token: string }

const key = (cartId: string) => `financing:${cartId}`

/** Starts the financing of a cart and keeps its ticket in this browser. */
export async function startFinancing(cartId: string, method: string): Promise<NextAction> {
  const answer = await post<Answer & { token: string }>("/financings", { cart_id: cartId, method })
  const ticket: Ticket = { id: answer.financing.id, token: answer.token }
  localStorage.setItem(key(cartId), JSON.stringify(ticket))
  return answer.next_action
}

/** Asks how the cart's financing stands; null when this browser holds no valid ticket for one. */
export async function refreshFinancing(cartId: string): Promise<NextAction | null> {
  const kept = localStorage.getItem(key(cartId))
  if (!kept) return null
  const { id, token } = JSON.parse(kept) as Ticket
  const call = { method: "POST", headers: { "x-financing-token": token } } as const
  try {
    return (await store<Answer>(`/financings/${id}/refresh`, call)).next_action
  } catch (error) {
    if (error instanceof StoreError && error.status === 404) return null
    throw error
  }
}

export const forgetFinancing = (cartId: string): void => {
  localStorage.removeItem(key(cartId))
}
