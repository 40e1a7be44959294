import type { Browser, Page } from "playwright-core"

import type { Stack } from "../../../demo/stack"

const PATIENCE_MS = 60_000
const OPENINGS = 5

/**
 * Medusa builds its admin while it is first asked for: on a busy machine that takes minutes, and a page that was
 * opened meanwhile may ask for packages that have been put together anew since and stay empty until it is loaded
 * again. Nobody's purchase shall wait for that.
 */
export async function openAdminFirst(browser: Browser, { medusaUrl }: Stack): Promise<void> {
  const page = await browser.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  try {
    for (let opening = 1; opening <= OPENINGS; opening += 1) {
      if (await showsSignIn(page, `${medusaUrl}/app/login`)) return
      process.stderr.write(`  Medusa's admin is not there yet (opening ${String(opening)})\n`)
    }
    throw new Error(`Medusa's admin has shown no page in ${String(OPENINGS)} minutes.`)
  } finally {
    await page.close()
  }
}

async function showsSignIn(page: Page, address: string): Promise<boolean> {
  try {
    await page.goto(address)
    await page.waitForSelector('input[name="email"]')
    return true
  } catch {
    return false
  }
}
