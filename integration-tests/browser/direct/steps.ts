import type { Page } from "playwright-core"

import type { Financed } from "../support/buy"
import type { Journey } from "../support/journey"
import { pay, shopUntilPayment } from "../support/shop-steps"
import { look } from "./look"

export interface DirectWish {
  readonly product: "phone" | "laptop" | "armchair" | "television"
  readonly method: Exclude<Financed, "pay-next-month">
  /** Major units. */
  readonly downPayment?: string
}

/** Right in its form and check digit, and nobody's. */
const IDENTITY_CODE = "44051401359"

/** From the product page to the application in the shop itself, filled in and sent. */
export async function applyInShop({ stack, shopper }: Journey, wish: DirectWish): Promise<void> {
  await shopUntilPayment(shopper, stack, { country: "pl", product: wish.product, delivery: "pick-up" })
  await pay(shopper, wish.method)
  await shopper.page.waitForSelector("#submit-application")
  await fillIn(shopper.page, wish)
  await look(shopper, "application")
  await shopper.page.click("#submit-application")
}

async function fillIn(page: Page, { method, downPayment }: DirectWish): Promise<void> {
  await page.fill("#field-customer-identity_code", IDENTITY_CODE)
  if (method === "hire-purchase") {
    await page.fill("#field-credit_application-monthly_income", "6 400,50")
    await page.fill("#field-credit_application-monthly_financial_obligations", "0")
  }
  if (downPayment !== undefined) await page.fill("#down-payment", downPayment)
  await page.check("#consent-0")
}

/** Accepts the offer that is shown. */
export async function acceptOffer({ shopper }: Journey): Promise<void> {
  await shopper.page.waitForSelector("#accept-offer")
  await look(shopper, "offer")
  await shopper.page.click("#accept-offer")
}

/** Signs on the service's page, closes it, and opens the shop again. */
export async function signOnPage({ stack, shopper }: Journey): Promise<void> {
  const { page } = shopper
  await page.check("#sign-redirect")
  await look(shopper, "signing")
  await page.click("button#sign")
  await page.waitForURL(/\/signing\//)
  await page.click("#sign")
  await page.waitForSelector("#signed")
  await page.goto(`${stack.shopUrl}/financing`)
}

/** Asks for a code and reads it in the SMS simulator that the page links to on a test connection. */
export async function askForCode({ shopper }: Journey): Promise<string> {
  const { page } = shopper
  await page.check("#sign-sms")
  await page.click("button#sign")
  const opening = page.waitForEvent("popup")
  await page.click("#sms-simulator")
  const simulator = await opening
  await simulator.fill("#phone", "+48512345678")
  await simulator.click("#search")
  const code = (await simulator.textContent("#messages .code")) ?? ""
  await simulator.close()
  return code.trim()
}

export async function enterCode({ shopper }: Journey, code: string): Promise<void> {
  await shopper.page.fill("#code", code)
  await shopper.page.click("#confirm-code")
}

/** Closes the page at its step, and opens the shop again. */
export async function closeAndComeBack({ stack, shopper }: Journey, step: string): Promise<void> {
  await shopper.page.goto("about:blank")
  await shopper.page.goto(`${stack.shopUrl}/financing`)
  await shopper.page.waitForSelector(step)
}
