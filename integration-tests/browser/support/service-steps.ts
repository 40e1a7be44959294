import { sessionOf } from "../../../demo/check/sandbox-client"
import type { Person } from "./shopper"

/** Waits for the financing service's page; answers the session that it shows. */
export async function arriveAtService({ page, keep }: Person): Promise<string> {
  await page.waitForURL(/\/epos\/sessions\//)
  await keep("service")
  return sessionOf(page.url())
}

/** Applies, accepts the offer, signs, and presses "Back to the shop". */
export async function acceptFinancing({ page, keep }: Person): Promise<void> {
  await page.click("#apply")
  await page.click("#accept")
  await page.waitForSelector("#back-to-merchant")
  await keep("service done")
  await page.click("#back-to-merchant")
}

/** Applies, hears no, and presses "Back to the shop". */
export async function hearDecline({ page, keep }: Person): Promise<void> {
  await page.click("#apply")
  await page.waitForSelector("#back-to-merchant")
  await keep("service declined")
  await page.click("#back-to-merchant")
}

/** Cancels in the dialog, and goes back. */
export async function cancelFinancing({ page, keep }: Person): Promise<void> {
  await page.click("#cancel")
  await page.waitForSelector("#back-to-merchant")
  await keep("service cancelled")
  await page.click("#back-to-merchant")
}

/** Finds that the session has expired in the meantime, and goes back. */
export async function findExpired({ page, keep }: Person): Promise<void> {
  await page.reload()
  await page.waitForSelector("#back-to-merchant")
  await keep("service expired")
  await page.click("#back-to-merchant")
}
