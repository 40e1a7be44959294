import type { DefineJourney } from "../support/journey"
import { asked, expectOrderPaid, lastApplication } from "./books"
import { look } from "./look"
import { acceptOffer, applyInShop, askForCode, closeAndComeBack, enterCode, signOnPage } from "./steps"

const PDF = Buffer.from("%PDF-1.4\n% a statement of somebody's account\n%%EOF\n")
const PROGRAM = Buffer.from("MZ\u0090\u0000 no statement at all")

const document = (name: string, buffer: Buffer) => ({ name, buffer, mimeType: "application/pdf" })

/** The laptop's price in zloty is one for which the sandbox wants a proof of income. */
export function incomeJourneys(journey: DefineJourney): void {
  journey("an income is proven at the bank, on the second try", async (walk) => {
    const { shopper, stack } = walk
    const { page } = shopper
    await applyInShop(walk, { product: "laptop", method: "hire-purchase" })
    await page.waitForSelector("financing-flow .banks input")
    await look(shopper, "income")
    await page.locator("financing-flow .banks input").first().check()
    await page.click("#open-bank")
    await page.waitForSelector("#share")
    await closeAndComeBack(walk, "financing-flow .banks input")
    await page.locator("financing-flow .banks input").first().check()
    await page.click("#open-bank")
    await page.click("#share")
    await acceptOffer(walk)
    await page.waitForSelector("#sign-redirect")
    await signOnPage(walk)
    await expectOrderPaid(walk, "hire-purchase")
    expect(await lastApplication(stack)).toMatchObject({ attachments: [] })
  })

  journey(
    "an income is proven with documents: a program that calls itself a PDF is refused",
    async (walk) => {
      const { shopper, stack } = walk
      const { page } = shopper
      await applyInShop(walk, { product: "laptop", method: "split-payment" })
      await page.waitForSelector("#files")
      await page.setInputFiles("#files", document("statement.pdf", PROGRAM))
      await page.click("#send-files")
      await page.waitForSelector("#files-problem:visible")
      await look(shopper, "refused document")
      expect(await asked(stack, "C8")).toBe(0)
      await page.setInputFiles("#files", [document("statement.pdf", PDF), document("salary.pdf", PDF)])
      await page.click("#send-files")
      await acceptOffer(walk)
      await page.waitForSelector("#sign-sms")
      await enterCode(walk, await askForCode(walk))
      await expectOrderPaid(walk, "split-payment")
      const { attachments } = await lastApplication(stack)
      expect(attachments.map(({ kind, bytes }) => [kind, bytes])).toEqual([
        ["pdf", PDF.length],
        ["pdf", PDF.length],
      ])
    },
  )
}
