import type { Cart } from "../cart"
import { FINANCING_PAGE, forgetFinancing, isInShop, startFinancing } from "../financing/financings"
import { methodOf } from "../financing/methods"
import { sentenceFor } from "../financing/reasons"
import { standardWay, startSession } from "../financing/standard-way"

const RETURN_PAGE = "/return"

/**
 * Leaves the checkout with the chosen payment: to the financing service, to the page of the
 * financing in this shop, or straight to the return page.
 * @throws Error with a plain sentence when this payment is refused; the cart stays as it was.
 */
export async function pay(cart: Cart, providerId: string): Promise<void> {
  const method = methodOf(providerId)
  location.assign(method && !standardWay() ? await byPlugin(cart, method) : await byMedusa(cart, providerId))
}

async function byPlugin(cart: Cart, method: string): Promise<string> {
  const next = await startFinancing(cart.id, method)
  if (isInShop(next)) return FINANCING_PAGE
  if (next.type === "redirect") return next.url
  if (next.type === "choose_other") throw new Error(sentenceFor(next.reason))
  return RETURN_PAGE
}

async function byMedusa(cart: Cart, providerId: string): Promise<string> {
  forgetFinancing(cart.id)
  return (await startSession(cart.id, providerId)) ?? RETURN_PAGE
}
