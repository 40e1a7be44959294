import type { Stack } from "../../../demo/stack"
import type { Person } from "./shopper"

export type Wish = {
  readonly country: string
  readonly product: string
  readonly delivery: "courier" | "pick-up"
}

/** The ids of the payment choices in the demo's checkout. */
export type PaymentChoice = "hire-purchase" | "split-payment" | "pay-next-month" | "leasing" | "invoice"

/** From the first page to the payment step: country, product, cart, address, delivery. */
export async function shopUntilPayment({ page, keep }: Person, stack: Stack, wish: Wish): Promise<void> {
  await page.goto(stack.shopUrl)
  await page.waitForSelector("#products li")
  await page.selectOption("#region", wish.country)
  await page.waitForSelector(`#region option[value="${wish.country}"]:checked`, { state: "attached" })
  await keep("products")
  await page.click(`#product-${wish.product}`)
  await page.click("#add-to-cart")
  await keep("product")
  await page.click("#go-to-cart")
  await page.waitForSelector("#lines")
  await keep("cart")
  await page.click("#go-to-checkout")
  await page.click("#fill-sample")
  await page.click("#save-address")
  await page.click(`#delivery-${wish.delivery}`)
  await page.waitForSelector("#pay-invoice")
}

/** Chooses how to pay and leaves the checkout. */
export async function pay({ page, keep }: Person, choice: PaymentChoice): Promise<void> {
  await page.check(`#pay-${choice}`)
  await keep(`choosing ${choice}`)
  await page.click("#place-order")
}

export type ShownOrder = { number: string; total: string; method: string }

/** What the return page says about the order. */
export async function readOrderPage({ page, keep }: Person): Promise<ShownOrder> {
  await page.waitForSelector("#order")
  await keep("order")
  const text = async (id: string) => (await page.textContent(id)) ?? ""
  return {
    number: await text("#order-number"),
    total: await text("#order-total"),
    method: await text("#order-method"),
  }
}

/** The sentence at the top of the page. */
export async function readNotice({ page, keep }: Person): Promise<string> {
  await page.waitForSelector("#notice")
  await keep("notice")
  return (await page.textContent("#notice")) ?? ""
}

/** The cart that this browser remembers; null once it is ordered. */
export const rememberedCart = ({ page }: Person): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem("cart_id"))

/** The order that this browser remembers. */
export const rememberedOrder = ({ page }: Person): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem("last_order_id"))
