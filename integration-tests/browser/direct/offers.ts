import type { DefineJourney } from "../support/journey"
import { expectBooksToAgree } from "../support/books"
import { rememberedCart } from "../support/shop-steps"
import { asked, expectOrderPaid, lastApplication } from "./books"
import { look } from "./look"
import { applyInShop, signOnPage } from "./steps"

/** Decisions that are not what was asked for. */
export function offerJourneys(journey: DefineJourney): void {
  journey(
    "changed conditions are shown beside those asked for, and accepted once from two tabs",
    async (walk) => {
      const { shopper, stack } = walk
      await applyInShop(walk, { product: "armchair", method: "hire-purchase" })
      await shopper.page.waitForSelector("#before-and-now .changed")
      await look(shopper, "changed conditions")
      const accepted = await asked(stack, "C3")
      const other = await shopper.page.context().newPage()
      await other.goto(`${stack.shopUrl}/financing`)
      await other.waitForSelector("#accept-offer")
      await shopper.page.click("#accept-offer")
      await shopper.page.waitForSelector("#sign-redirect")
      if (await other.isVisible("#accept-offer")) await other.click("#accept-offer")
      await other.waitForSelector("#sign-redirect")
      expect(await asked(stack, "C3")).toBe(accepted + 1)
      await other.close()
      await signOnPage(walk)
      await expectOrderPaid(walk, "hire-purchase")
      expect((await lastApplication(stack)).previous_uuid).not.toBeNull()
    },
  )

  journey(
    "a decline is told, nothing is ordered, and the same cart can be paid another way",
    async (walk) => {
      const { shopper, stack } = walk
      const { page } = shopper
      await applyInShop(walk, { product: "television", method: "hire-purchase" })
      await page.waitForSelector("financing-flow #reason")
      expect(await page.textContent("financing-flow #reason")).toContain("declined")
      await look(shopper, "declined")
      expect(await lastApplication(stack)).toMatchObject({ decision: "negative", contract_uuid: null })
      await expectBooksToAgree(stack)
      const cart = await rememberedCart(shopper)
      await page.click("#choose-other")
      await page.check("#pay-invoice")
      await page.click("#place-order")
      await page.waitForSelector("#order")
      expect(cart).not.toBeNull()
      expect(await rememberedCart(shopper)).toBeNull()
    },
  )
}
