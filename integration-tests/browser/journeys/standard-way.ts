import { expectCapturedByItself, payAndReturn } from "../support/buy"
import type { DefineJourney } from "../support/journey"
import { arriveAtService, cancelFinancing } from "../support/service-steps"
import { pay, readNotice, shopUntilPayment } from "../support/shop-steps"

const WISH = { country: "lv", product: "laptop", delivery: "courier" } as const

/** A storefront that knows Medusa's standard store API alone. */
export function standardWayJourneys(journey: DefineJourney): void {
  journey("buys by following the address in the payment session", async (walk) => {
    const { stack, shopper } = walk
    await shopper.page.goto(`${stack.shopUrl}/?standard=1`)
    await shopUntilPayment(shopper, stack, WISH)
    const bought = await payAndReturn(walk, "hire-purchase")
    await expectCapturedByItself(walk, bought, "hire-purchase")
  })

  journey("names the cancel and completes the same cart with another method", async (walk) => {
    const { stack, shopper } = walk
    await shopper.page.goto(`${stack.shopUrl}/?standard=1`)
    await shopUntilPayment(shopper, stack, WISH)
    await pay(shopper, "split-payment")
    await arriveAtService(shopper)
    await cancelFinancing(shopper)
    expect(await readNotice(shopper)).toContain("You cancelled")
    const bought = await payAndReturn(walk, "pay-next-month")
    await expectCapturedByItself(walk, bought, "pay-next-month")
  })
}
