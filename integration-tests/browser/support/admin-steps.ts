import type { Stack } from "../../../demo/stack"
import type { Person } from "./shopper"

/** Signs in to Medusa's admin. */
export async function signIn({ page }: Person, stack: Stack): Promise<void> {
  await page.goto(`${stack.medusaUrl}/app/login`)
  await page.fill('input[name="email"]', stack.adminEmail)
  await page.fill('input[name="password"]', stack.adminPassword)
  await page.click('button[type="submit"]')
  await page.waitForURL(/\/app\/orders/)
}

/** Opens the order and presses Medusa's own "Capture payment". */
export async function capturePayment({ page, keep }: Person, stack: Stack, orderId: string): Promise<void> {
  await page.goto(`${stack.medusaUrl}/app/orders/${orderId}`)
  await page.getByRole("button", { name: "Capture payment" }).waitFor()
  await keep("admin before capture")
  await page.getByRole("button", { name: "Capture payment" }).click()
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /capture|confirm|continue/i })
    .click()
  await page.getByRole("button", { name: "Capture payment" }).waitFor({ state: "detached" })
  await keep("admin after capture")
}
