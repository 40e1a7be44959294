import { expectBooksToAgree, expectPaidBySession, waitUntilCaptured } from "./books"
import type { Journey } from "./journey"
import { acceptFinancing, arriveAtService } from "./service-steps"
import {
  pay,
  readOrderPage,
  rememberedCart,
  rememberedOrder,
  shopUntilPayment,
  type Wish,
} from "./shop-steps"
import { capturePayment, signIn } from "./admin-steps"

export type Financed = "hire-purchase" | "split-payment" | "pay-next-month"

export type Bought = { readonly orderId: string; readonly sessionUuid: string; readonly total: string }

export const SHOWN_METHOD = {
  "hire-purchase": "Pay by instalments",
  "split-payment": "Split into parts",
  "pay-next-month": "Pay next month",
} as const satisfies Record<Financed, string>

/** From the product page to the order, paid through the financing service. */
export async function buy({ stack, shopper }: Journey, wish: Wish & { method: Financed }): Promise<Bought> {
  await shopUntilPayment(shopper, stack, wish)
  return payAndReturn({ stack, shopper }, wish.method)
}

/** From the payment step to the order: the shop shows number, total and method, and drops the cart. */
export async function payAndReturn(
  { stack, shopper }: Pick<Journey, "stack" | "shopper">,
  method: Financed,
): Promise<Bought> {
  const total = (await shopper.page.textContent("#cart-total")) ?? ""
  await pay(shopper, method)
  const sessionUuid = await arriveAtService(shopper)
  await acceptFinancing(shopper)
  const shown = await readOrderPage(shopper)
  expect(shown).toEqual({ number: expect.stringMatching(/^#\d+$/), total, method: SHOWN_METHOD[method] })
  expect(shopper.page.url()).toContain(stack.shopUrl)
  expect(await rememberedCart(shopper)).toBeNull()
  return { orderId: (await rememberedOrder(shopper)) ?? "", sessionUuid, total }
}

/** Nobody approves: the money is due at once and is captured by itself. */
export async function expectCapturedByItself(
  { stack }: Journey,
  bought: Bought,
  method: Financed,
): Promise<void> {
  await waitUntilCaptured(stack, bought.orderId)
  await expectPaidBySession(stack, { ...bought, provider: method, status: "captured" })
  await expectBooksToAgree(stack)
}

/** The order waits, authorized, until the merchant presses Medusa's own button; then the money is there. */
export async function approveInAdmin(journey: Journey, bought: Bought, method: Financed): Promise<void> {
  const { stack } = journey
  await expectPaidBySession(stack, { ...bought, provider: method, status: "authorized" })
  const merchant = await journey.merchant()
  await signIn(merchant, stack)
  await capturePayment(merchant, stack, bought.orderId)
  await expectPaidBySession(stack, { ...bought, provider: method, status: "captured" })
  await expectBooksToAgree(stack)
}
