import type { Browser, Page } from "playwright-core"

import { violationsIn } from "./admin/support/look"
import { focused, operable, reached } from "./kit/keyboard"
import { action, ACTIONS, BANKS, OFFER } from "./kit/samples"
import { openScriptedShop, type Action, type ScriptedShop } from "./kit/scripted-shop"
import { launchBrowser } from "./support/launch-browser"

const LANGUAGES = ["en", "et", "lv", "lt", "pl", "cs"]

/** The narrowest phone that is still sold, and a usual one. */
const SMALL_PHONE = { width: 320, height: 568 }
const PHONE = { width: 390, height: 844 }

const PATIENCE_MS = 10_000

describe("The kit, as a shopper comes through it", () => {
  let browser: Browser
  let shop: ScriptedShop
  let page: Page
  const errors: string[] = []

  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  beforeEach(async () => {
    shop = await openScriptedShop()
    shop.answers("/banks", { status: 200, body: { banks: BANKS } })
    const context = await browser.newContext({ viewport: PHONE, reducedMotion: "reduce" })
    context.setDefaultTimeout(PATIENCE_MS)
    page = await context.newPage()
    page.on("pageerror", (error) => errors.push(error.message))
  })
  afterEach(async () => {
    await page.context().close()
    await shop.close()
    expect(errors).toEqual([])
  })

  const open = async (first: Action) => {
    shop.stands(first)
    await page.goto(shop.url)
    await page.waitForSelector("financing-flow .body > *")
    if (first.type === "prove_income") await page.waitForSelector("#open-bank, #banks-again")
  }
  const text = async (selector: string) => (await page.textContent(selector))?.trim() ?? null
  const title = () => text("#title")
  const speak = (language: string) =>
    page.evaluate((to) => document.querySelector("financing-flow")?.setAttribute("language", to), language)
  const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  /** What stands out of the panel; the table of all payments scrolls within itself. */
  const cutOff = () =>
    page.evaluate(() => {
      const root = document.querySelector("financing-flow")?.shadowRoot
      const edge = root?.querySelector(".body")?.getBoundingClientRect().right ?? 0
      const all = Array.from(root?.querySelectorAll("dd, td, th, p, button, label, input") ?? [])
      const shown = all.filter((one) => one.closest(".schedule, .unseen") === null && one.checkVisibility())
      return shown.filter((one) => one.getBoundingClientRect().right > edge).map((one) => one.textContent)
    })
  const isInSight = (selector: string) =>
    page.locator(selector).evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return top >= 0 && bottom <= window.innerHeight
    })

  it.each(Object.entries(ACTIONS))("%s fits a small phone in every language", async (_name, one) => {
    await page.setViewportSize(SMALL_PHONE)
    await open(one)
    for (const language of LANGUAGES) {
      await speak(language)
      await page.waitForSelector(`financing-flow section[lang=${language}]`)
      if (one.type === "prove_income") await page.waitForSelector("#open-bank")
      await page.evaluate(() =>
        document
          .querySelector("financing-flow")
          ?.shadowRoot?.querySelector("details")
          ?.setAttribute("open", ""),
      )
      expect([language, await tooWide(), await cutOff()]).toEqual([language, 0, []])
    }
  })

  it.each(Object.entries(ACTIONS))(
    "%s is done with the keys alone, and shuts nobody out",
    async (_name, one) => {
      await open(one)
      const there = await operable(page)
      expect((await reached(page)).sort()).toEqual(there)
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await violationsIn(page, "financing-flow")).toEqual([])
      }
    },
  )

  it("takes the focus to the title of a new step, and leaves it alone while a step stays", async () => {
    await open({ type: "wait", poll_after_seconds: 1, for: "decision" })
    expect(await focused(page)).toBeNull()
    shop.stands({ type: "wait", poll_after_seconds: 2, for: "decision" })
    await page.waitForTimeout(2000)
    expect(await focused(page)).toBeNull()
    shop.stands(action("accept_offer"))
    await page.waitForSelector("#accept-offer")
    expect([await title(), await focused(page)]).toEqual(["Your offer", "title"])
  })

  it("shows an offer before it leads to the service, and leaves only when that is pressed", async () => {
    await open(action("redirect with changed conditions"))
    expect(await title()).toBe("Your offer")
    expect(await text("#before-and-now .changed >> nth=1")).toContain("10")
    expect(await text("#offer")).toContain("23.1 %")
    expect(await text("#valid-to")).toContain("January 31, 2027")
    expect(await page.locator("#schedule tbody tr").count()).toBe(OFFER.schedule.rows.length)
    expect(await text("financing-flow .notice >> nth=1")).toBe(OFFER.messages[0])
    expect([await heard(), shop.asked]).toEqual([[], []])
    expect(await text("#go-on")).toBe("Continue to the financing service")
    await page.click("#go-on")
    const { url } = action("redirect")
    expect(await heard()).toEqual([["leave", { url }]])
    expect(shop.asked).toEqual([])
    await page.click("#cancel")
    shop.stands({ type: "choose_other", reason: "cancelled" })
    await page.click("#cancel-sure")
    await page.waitForSelector("financing-flow #reason")
    expect(shop.asked).toEqual(["POST /cancel"])
  })

  it("looks by itself whether an offer that was shown has gone on at the service", async () => {
    await open(action("redirect with an offer"))
    shop.stands(action("complete"))
    await page.waitForSelector("financing-flow .good")
    expect(await heard()).toEqual([["complete", { orderId: null }]])
  })

  it("leads to the service at once where there is no offer to read", async () => {
    await open(action("redirect"))
    expect([await title(), await text("#go-on")]).toEqual(["Go on with the financing", "Continue"])
  })

  it("says what went wrong in sight of a long form's button, in the shopper's language", async () => {
    await open(action("apply"))
    await speak("pl")
    await page.waitForSelector("section[lang=pl]")
    for (const one of ["first_name", "identity_code"]) await page.fill(`#field-customer-${one}`, "Zofia 1")
    await page.selectOption("#field-customer-gender", "f")
    for (const one of ["mobile", "email"]) await page.fill(`#field-customer_contact-${one}`, "x")
    await page.fill("#field-customer_addresses-street", "x")
    await page.fill("#field-customer_identification-document_valid_to", "2030-01-01")
    await page.fill("#field-credit_application-monthly_income", "1")
    await page.fill("#field-credit_application-dependants_count", "1")
    await page.fill("#field-purchase-payout_account_number", "x")
    await page.check("#consent-0")
    const body = { type: "financing_refused", reason: "identity_not_proven", message: "In English." }
    shop.answers("/application", { status: 409, body })
    await page.click("#submit-application")
    await page.waitForSelector("#problem:visible")
    expect(await text("#problem")).toContain("Sklep nie mógł potwierdzić")
    expect(await isInSight("#problem")).toBe(true)
    expect(await page.getAttribute("#problem", "role")).toBe("alert")
    expect(await page.inputValue("#field-customer-first_name")).toBe("Zofia 1")
  })

  it("keeps what was typed when the language is changed", async () => {
    await open(action("apply"))
    await page.fill("#field-customer-first_name", "Zofia")
    await page.selectOption("#period", "24")
    await page.check("#consent-0")
    await speak("cs")
    await page.waitForSelector("section[lang=cs]")
    expect(await page.inputValue("#field-customer-first_name")).toBe("Zofia")
    expect(await page.inputValue("#period")).toBe("24")
    expect(await page.isChecked("#consent-0")).toBe(true)
  })

  it("leads to every empty field of an application", async () => {
    await open(action("apply"))
    await page.focus("#submit-application")
    await page.keyboard.press("Enter")
    expect(await focused(page)).toBe("problems")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    expect(await focused(page)).toBe("field-customer-first_name")
    expect(await page.getAttribute("#field-customer-first_name", "aria-invalid")).toBe("true")
    expect(shop.asked.filter((line) => line.includes("application"))).toEqual([])
  })

  it("tells a wrong code to eye and ear, where it is typed anew", async () => {
    await open(action("confirm_code"))
    const body = { type: "code_refused", reason: "wrong_code", message: "Wrong." }
    shop.answers("/signing/code", { status: 400, body })
    await page.fill("#code", "0000")
    await page.keyboard.press("Enter")
    await page.waitForSelector("#code-problem:visible")
    expect(await text("#status")).toContain("This code is wrong")
    expect([await focused(page), await page.inputValue("#code")]).toEqual(["code", ""])
    expect(await page.getAttribute("#code", "aria-describedby")).toBe("code-problem")
    await page.click("#resend-code")
    await page.waitForSelector("#status.notice")
    expect(await text("#status")).toBe("A new code is on its way.")
  })

  it("names a document that the store refuses", async () => {
    await open(action("prove_income"))
    const problems = [{ name: "2", reason: "file_kind", message: "This is no picture." }]
    shop.answers("/attachments", { status: 400, body: { type: "file_refused", problems } })
    const document = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from("x") })
    await page.setInputFiles("#files", [document("salary.pdf"), document("holiday.pdf")])
    await page.click("#send-files")
    await page.waitForSelector("#files-problem:visible")
    expect(await text("#files-problem")).toBe("holiday.pdf: This is no picture.")
    expect([await focused(page), await text("#status")]).toEqual([
      "files",
      "holiday.pdf: This is no picture.",
    ])
  })

  it("asks for the banks again when their list could not be read, and for a choice when none was made", async () => {
    shop.answers("/banks", { status: 503, body: {} })
    await open(action("prove_income"))
    shop.answers("/banks", { status: 200, body: { banks: BANKS } })
    await page.click("#banks-again")
    await page.waitForSelector("#open-bank")
    expect(await focused(page)).toBe("radio bank")
    await page.click("#open-bank")
    expect(await text("#problem")).toBe("Please choose your bank.")
    expect(await focused(page)).toBe("radio bank")
  })

  it("offers nothing more once the financing is not this browser's", async () => {
    await open(action("accept_offer"))
    shop.answers("/offer/accept", { status: 404, body: {} })
    shop.answers("", { status: 404, body: {} })
    await page.click("#accept-offer")
    await page.waitForSelector("#problem:visible")
    expect([await operable(page), await focused(page), await heard()]).toEqual([
      [],
      "title",
      [["gone", null]],
    ])
  })
})
