import { orderPayment, type PlacedOrder, readOrder } from "../../../demo/check/orders"
import { sandboxClient } from "../../../demo/check/sandbox-client"
import { storeClient } from "../../../demo/check/store-client"
import type { LedgerLeasing } from "../../../sandbox"
import { signIn, capturePayment } from "../support/admin-steps"
import { expectBooksToAgree, waitUntilCaptured } from "../support/books"
import { expectCapturedByItself, payAndReturn } from "../support/buy"
import type { DefineJourney, Journey } from "../support/journey"
import { arriveAtLeasing, endLease, findClosed, signLease } from "../support/leasing-steps"
import { leasingScreens } from "../support/leasing-screens"
import {
  pay,
  readNotice,
  readOrderPage,
  rememberedCart,
  rememberedOrder,
  shopUntilPayment,
} from "../support/shop-steps"

const WISH = { country: "lt", product: "laptop", delivery: "courier" } as const

/** From the product page to the leasing system. */
async function goLeasing({ stack, shopper }: Journey): Promise<LedgerLeasing> {
  await shopUntilPayment(shopper, stack, WISH)
  const choice = await shopper.page.locator('label[for="pay-leasing"]').textContent()
  expect(choice).toMatch(/about €[\d.]+ a month/)
  expect(choice).toContain("our estimate")
  await pay(shopper, "leasing")
  return arriveAtLeasing(shopper, stack)
}

/** The order that the shopper's browser was brought to, with what the service was asked for. */
async function expectLeased(
  { stack, shopper }: Journey,
  { token, amount }: LedgerLeasing,
): Promise<PlacedOrder> {
  expect(await readOrderPage(shopper)).toMatchObject({ method: "Lease it" })
  expect(await rememberedCart(shopper)).toBeNull()
  const order = await readOrder(stack.admin, (await rememberedOrder(shopper)) ?? "")
  expect(orderPayment(order).provider_id).toBe("pp_leasing_financing")
  expect(order.total.toFixed(2)).toBe(amount)
  const { application } = await sandboxClient(stack.sandboxUrl).application(token)
  expect(application.phase).toBe("FINISH")
  return order
}

interface PaidCart {
  cart: { payment_collection: { payment_sessions: { provider_id: string; status: string }[] } }
}

/** The leasing ended without an order: its payment session says how, and the same cart is paid another way. */
async function expectEnded(walk: Journey, token: string, status: "error" | "canceled"): Promise<void> {
  const { stack, shopper } = walk
  const cartId = (await rememberedCart(shopper)) ?? ""
  const { cart } = await storeClient(stack)<PaidCart>(
    `/carts/${cartId}?fields=*payment_collection.payment_sessions`,
  )
  expect(cart.payment_collection.payment_sessions).toEqual([
    expect.objectContaining({ provider_id: "pp_leasing_financing", status }),
  ])
  const { application } = await sandboxClient(stack.sandboxUrl).application(token)
  expect(application.paid_amount).toBe("0.00")
  await shopper.page.click("#choose-other")
  await shopper.page.waitForSelector("#pay-invoice")
  const bought = await payAndReturn(walk, "pay-next-month")
  await expectCapturedByItself(walk, bought, "pay-next-month")
}

/** Every end of a leasing, in the Lithuanian shop. */
export function leasingJourneys(journey: DefineJourney): void {
  journey("leasing: a signed contract is an order that is captured by itself", async (walk) => {
    const application = await goLeasing(walk)
    await signLease(walk.shopper, "sign")
    const { id } = await expectLeased(walk, application)
    await waitUntilCaptured(walk.stack, id)
    await expectBooksToAgree(walk.stack)
  })

  journey(
    "leasing with an advance waits until the merchant's capture says that it has arrived",
    async (walk) => {
      const { stack } = walk
      const application = await goLeasing(walk)
      await signLease(walk.shopper, "sign-with-advance")
      const { id, payment_status: status } = await expectLeased(walk, application)
      expect(status).toBe("authorized")
      const merchant = await walk.merchant()
      await signIn(merchant, stack)
      await leasingScreens(merchant, stack, id)
      await capturePayment(merchant, stack, id)
      await waitUntilCaptured(stack, id)
      await expectBooksToAgree(stack)
    },
  )

  journey(
    "leasing that is rejected leaves the payment session in error, and the cart buys again",
    async (walk) => {
      const { token } = await goLeasing(walk)
      await endLease(walk.shopper, "apply-rejected")
      expect(await readNotice(walk.shopper)).toContain("was declined")
      await expectEnded(walk, token, "error")
    },
  )

  journey(
    "leasing that the customer cancels leaves the payment session canceled, and the cart buys again",
    async (walk) => {
      const { token } = await goLeasing(walk)
      await endLease(walk.shopper, "cancel")
      expect(await readNotice(walk.shopper)).toContain("You cancelled")
      await expectEnded(walk, token, "canceled")
    },
  )

  journey(
    "leasing that expires leaves the payment session canceled, and the cart buys again",
    async (walk) => {
      const { token } = await goLeasing(walk)
      await sandboxClient(walk.stack.sandboxUrl).actOnLeasing(token, "close_expired")
      await findClosed(walk.shopper)
      expect(await readNotice(walk.shopper)).toContain("ran out")
      await expectEnded(walk, token, "canceled")
    },
  )
}
