import type { DefineJourney } from "../support/journey"
import { asked, confirmDownPayment, expectOrderPaid } from "./books"
import { look } from "./look"
import { acceptOffer, applyInShop, askForCode, closeAndComeBack, enterCode, signOnPage } from "./steps"

/** A positive decision, signed in each way that a shopper has. */
export function signingJourneys(journey: DefineJourney): void {
  journey("a positive application is signed by the code of an SMS, a wrong one first", async (walk) => {
    const { shopper } = walk
    await applyInShop(walk, { product: "phone", method: "split-payment" })
    await shopper.page.waitForSelector("#submit-application", { state: "detached" })
    await closeAndComeBack(walk, "#accept-offer")
    await acceptOffer(walk)
    await shopper.page.waitForSelector("#sign-sms")
    await closeAndComeBack(walk, "#sign-sms")
    const code = await askForCode(walk)
    await closeAndComeBack(walk, "#code")
    await enterCode(walk, code === "9999" ? "8888" : "9999")
    await shopper.page.waitForSelector("#code-problem:visible")
    await look(shopper, "wrong code")
    await enterCode(walk, code)
    expect(await expectOrderPaid(walk, "split-payment")).toMatchObject({ signed_by: "sms" })
  })

  journey("a positive application is signed on the service's page", async (walk) => {
    await applyInShop(walk, { product: "phone", method: "hire-purchase" })
    await acceptOffer(walk)
    await walk.shopper.page.waitForSelector("#sign-redirect")
    await signOnPage(walk)
    expect(await expectOrderPaid(walk, "hire-purchase")).toMatchObject({ signed_by: "redirect" })
  })

  journey(
    "an own part is paid first: the bank says nothing, confirms it later, and nothing is paid twice",
    async (walk) => {
      const { shopper, stack } = walk
      await applyInShop(walk, { product: "phone", method: "hire-purchase", downPayment: "100" })
      await acceptOffer(walk)
      await shopper.page.waitForSelector("#sign-redirect")
      await signOnPage(walk)
      await shopper.page.waitForSelector("#pay-down")
      await look(shopper, "own part")
      await shopper.page.click("#pay-down")
      await shopper.page.click("form #unknown")
      await shopper.page.waitForSelector("financing-flow #unknown")
      await look(shopper, "unknown")
      expect(await shopper.page.locator("#pay-down").count()).toBe(0)
      await confirmDownPayment(stack)
      await expectOrderPaid(walk, "hire-purchase")
      expect(await asked(stack, "E7")).toBe(1)
    },
  )
}
