import { sandboxClient } from "../../../demo/check/sandbox-client"
import type { Stack } from "../../../demo/stack"
import type { LedgerLeasing } from "../../../sandbox"
import type { Person } from "./shopper"

/** Waits for the leasing system's page; answers the application that it is about. */
export async function arriveAtLeasing({ page, keep }: Person, stack: Stack): Promise<LedgerLeasing> {
  await page.waitForURL(/\/leasing\/[0-9a-f]+$/)
  await keep("leasing")
  const { leasing } = await sandboxClient(stack.sandboxUrl).ledger()
  const application = leasing.applications.at(-1)
  if (application === undefined) throw new Error("The leasing service has no application.")
  return application
}

type Signature = "sign" | "sign-with-advance"

/** Applies, chooses the offer, signs, and presses "Back to the shop". */
export async function signLease({ page, keep }: Person, how: Signature): Promise<void> {
  await page.click("#apply")
  await page.click("#choose")
  await page.click(`#${how}`)
  await page.waitForSelector("#back-to-merchant")
  await keep("leasing signed")
  await page.click("#back-to-merchant")
}

type End = "apply-rejected" | "cancel"

/** Ends the application by a button of the leasing system, and goes back. */
export async function endLease({ page, keep }: Person, how: End): Promise<void> {
  await page.click(`#${how}`)
  await page.waitForSelector("#back-to-merchant")
  await keep("leasing ended")
  await page.click("#back-to-merchant")
}

/** Finds that the application was closed in the meantime, and goes back. */
export async function findClosed({ page, keep }: Person): Promise<void> {
  await page.reload()
  await page.waitForSelector("#back-to-merchant")
  await keep("leasing closed")
  await page.click("#back-to-merchant")
}
