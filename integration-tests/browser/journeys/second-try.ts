import { sandboxClient } from "../../../demo/check/sandbox-client"
import { expectCapturedByItself, payAndReturn } from "../support/buy"
import type { DefineJourney, Journey } from "../support/journey"
import { arriveAtService, cancelFinancing, findExpired, hearDecline } from "../support/service-steps"
import { pay, readNotice, readOrderPage, rememberedCart, shopUntilPayment } from "../support/shop-steps"

/** Its price in euros is one that the sandbox declines for instalments. */
const DECLINED = { country: "ee", product: "television", delivery: "pick-up" } as const
const GRANTED = { country: "lv", product: "laptop", delivery: "courier" } as const

/** The first try ended without an order: nothing was paid, the cart is the same, another method completes it. */
async function payAnotherWay(
  walk: Journey,
  firstTry: { cartId: string | null; sessionUuid: string },
): Promise<void> {
  const { stack, shopper } = walk
  expect(await rememberedCart(shopper)).toBe(firstTry.cartId)
  const { session } = await sandboxClient(stack.sandboxUrl).session(firstTry.sessionUuid)
  expect(session.paid_amount).toBe("0.00")
  const toCheckout = shopper.page.locator("#choose-other")
  if (await toCheckout.isVisible()) await toCheckout.click()
  await shopper.page.waitForSelector("#pay-invoice")
  const bought = await payAndReturn(walk, "pay-next-month")
  await expectCapturedByItself(walk, bought, "pay-next-month")
}

/** A second try with the same cart in the same browser. */
export function secondTryJourneys(journey: DefineJourney): void {
  journey("after a decline the page names it and pay next month completes the cart", async (walk) => {
    const { stack, shopper } = walk
    await shopUntilPayment(shopper, stack, DECLINED)
    const cartId = await rememberedCart(shopper)
    await pay(shopper, "hire-purchase")
    const sessionUuid = await arriveAtService(shopper)
    await hearDecline(shopper)
    expect(await readNotice(shopper)).toContain("was declined")
    await payAnotherWay(walk, { cartId, sessionUuid })
  })

  journey("after a cancel the page names it and pay next month completes the cart", async (walk) => {
    const { stack, shopper } = walk
    await shopUntilPayment(shopper, stack, GRANTED)
    const cartId = await rememberedCart(shopper)
    await pay(shopper, "hire-purchase")
    const sessionUuid = await arriveAtService(shopper)
    await cancelFinancing(shopper)
    expect(await readNotice(shopper)).toContain("You cancelled")
    await payAnotherWay(walk, { cartId, sessionUuid })
  })

  journey("after an expiry the page names it and pay next month completes the cart", async (walk) => {
    const { stack, shopper } = walk
    await shopUntilPayment(shopper, stack, GRANTED)
    const cartId = await rememberedCart(shopper)
    await pay(shopper, "split-payment")
    const sessionUuid = await arriveAtService(shopper)
    await sandboxClient(stack.sandboxUrl).act(sessionUuid, "expire")
    await findExpired(shopper)
    expect(await readNotice(shopper)).toContain("ran out")
    await payAnotherWay(walk, { cartId, sessionUuid })
  })

  journey("a boat above every price range can only be paid by invoice", async ({ stack, shopper }) => {
    await shopUntilPayment(shopper, stack, { country: "ee", product: "sailing-boat", delivery: "pick-up" })
    expect(await shopper.page.locator("#pay-hire-purchase").isDisabled()).toBe(true)
    await pay(shopper, "invoice")
    expect(await readOrderPage(shopper)).toMatchObject({ total: "€25,000.00", method: "Pay by invoice" })
  })
}
