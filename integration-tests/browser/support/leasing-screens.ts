import type { Stack } from "../../../demo/stack"
import { picture } from "../admin/support/look"
import { Merchant } from "../admin/support/merchant"
import type { Person } from "./shopper"

const SETTINGS = "/app/settings/financing?tab="
const CONNECTION = "Sandbox LT, leasing"
const PLAN = "Leasing LT-STANDARD"

/** Every page of the admin that shows leasing: pictured in the light and in the dark, and looked at by axe. */
export async function leasingScreens({ page }: Person, stack: Stack, orderId: string): Promise<void> {
  const merchant = new Merchant(page, stack)
  await showOrder(merchant, orderId)
  await showConnection(merchant)
  await showPlan(merchant)
  await page.goto(`${stack.medusaUrl}/app/financings`)
  await page.getByText("Advance to collect").first().waitFor()
  await merchant.show("leasing-financings", "financings-page")
}

/** The section says what to do, what was signed under which order id, and what leasing does not do. */
async function showOrder(merchant: Merchant, orderId: string): Promise<void> {
  await merchant.open({ orderId })
  await merchant.of("financing-approve").getByText("The advance has arrived").waitFor()
  expect(await merchant.of("financing-advance").textContent()).toContain("100.78")
  expect(await merchant.of("financing-applications").textContent()).toMatch(/F[0-9A-Z]+/)
  await merchant
    .of("financing-limits")
    .getByText(/takes no approval, cancellation/)
    .waitFor()
  await merchant.show("leasing-order", "order-financing")
  await merchant.of("financing-limits").scrollIntoViewIfNeeded()
  await picture(merchant.page, "leasing-order-end")
  await merchant.of("financing-actions").click()
  await merchant.page.getByText(/takes no cancellation/).waitFor()
  await merchant.page.keyboard.press("Escape")
}

/** Names that are entered show in the request at once; what the service could not take is named. */
async function showConnection(merchant: Merchant): Promise<void> {
  const { page, stack } = merchant
  await page.goto(`${stack.medusaUrl}${SETTINGS}connections`)
  await page.getByRole("button", { name: CONNECTION, exact: true }).click()
  await page.getByRole("button", { name: "Test connection" }).click()
  await page.locator('[data-diagnosis="fine"]').waitFor()
  await merchant.show("leasing-connection", "financing-panel")
  await page.getByText(/\/alert$/).scrollIntoViewIfNeeded()
  await picture(page, "leasing-connection-end")
  await page.getByRole("button", { name: "Edit", exact: true }).click()
  const preview = merchant.of("financing-preview")
  await preview.getByText('"order_amount"').waitFor()
  await page.locator('[name="item_price"]').fill("2 prices, sum")
  await preview.getByText(/item_names.price/).waitFor()
  await page.locator('[name="item_price"]').fill("unit_price, sum")
  await preview.getByText('"unit_price"').waitFor()
  await merchant.show("leasing-connection-form", "financing-form")
  await page.locator('[name="item_price"]').scrollIntoViewIfNeeded()
  await preview.getByText('"order_currency"').scrollIntoViewIfNeeded()
  await picture(page, "leasing-connection-preview")
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await merchant.of("financing-form").waitFor({ state: "detached" })
  const { connections } = await stack.admin.get<{ connections: Named[] }>("/financing/connections")
  const saved = connections.find(({ name }) => name === CONNECTION)
  expect(saved?.overrides).toEqual({ item_names: { price: ["unit_price", "sum"] } })
  await stack.admin.post(`/financing/connections/${saved?.id ?? ""}`, { overrides: {} })
}

interface Named {
  readonly id: string
  readonly name: string
  readonly overrides: object
}

/** A tariff shows what the service said of it; its form knows euro and no approval. */
async function showPlan(merchant: Merchant): Promise<void> {
  const { page, stack } = merchant
  await page.goto(`${stack.medusaUrl}${SETTINGS}plans`)
  await page.getByRole("button", { name: PLAN, exact: true }).click()
  await page.getByText("0–50 %").waitFor()
  await merchant.show("leasing-plan", "financing-panel")
  await page.getByRole("button", { name: "Edit", exact: true }).click()
  await page.getByText("Tariff code").first().waitFor()
  expect(await page.locator('[name="currency_code"]').isDisabled()).toBe(true)
  expect(await page.getByText("Merchant approval is agreed").count()).toBe(0)
  await merchant.show("leasing-plan-form", "financing-form")
  await page.getByRole("button", { name: "Back", exact: true }).click()
}
