import { approveInAdmin, buy, expectCapturedByItself } from "../support/buy"
import type { DefineJourney, Journey } from "../support/journey"

/** Every method, in several markets. */
export function methodJourneys(journey: DefineJourney): void {
  journey("hire purchase without approval is captured by itself", async (walk) => {
    const method = "hire-purchase"
    const bought = await buy(walk, { country: "lv", product: "laptop", delivery: "courier", method })
    await expectCapturedByItself(walk, bought, method)
  })

  journey("split payment without approval is captured by itself", async (walk) => {
    const method = "split-payment"
    const bought = await buy(walk, { country: "lt", product: "armchair", delivery: "pick-up", method })
    await expectCapturedByItself(walk, bought, method)
  })

  journey("split payment waits for the merchant, who approves it in Medusa's admin", async (walk) => {
    const method = "split-payment"
    const bought = await buy(walk, { country: "ee", product: "armchair", delivery: "courier", method })
    await approveInAdmin(walk, bought, method)
  })

  journey("pay next month, bought on a phone, is captured by itself", async (walk) => {
    const method = "pay-next-month"
    const bought = await buy(walk, { country: "ee", product: "coffee-machine", delivery: "courier", method })
    expect(await widthBeyondScreen(walk)).toBe(0)
    await expectCapturedByItself(walk, bought, method)
  })

  journey("hire purchase in zloty waits for the merchant's approval", async (walk) => {
    const method = "hire-purchase"
    // In Poland the plugin's own way applies in the shop itself; the standard way still leads to the service.
    await walk.shopper.page.goto(`${walk.stack.shopUrl}/?standard=1`)
    const bought = await buy(walk, { country: "pl", product: "phone", delivery: "courier", method })
    await approveInAdmin(walk, bought, method)
  })

  journey("split payment in Czech koruna is captured by itself", async (walk) => {
    const method = "split-payment"
    const bought = await buy(walk, { country: "cz", product: "coffee-machine", delivery: "courier", method })
    await expectCapturedByItself(walk, bought, method)
  })
}

/** Pixels that a shopper would have to scroll sideways for. */
const widthBeyondScreen = ({ shopper }: Journey): Promise<number> =>
  shopper.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
