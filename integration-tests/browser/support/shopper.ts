import path from "node:path"

import type { Browser, BrowserContext, Page } from "playwright-core"

const SCREENS = path.resolve(__dirname, "..", "..", "..", "test-results", "screens")

/** A first page of Medusa's admin is built while it is asked for: that has taken 25 s. */
const PATIENCE_MS = 60_000

const DESK = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

/** A person at a browser of their own, who keeps a picture of each page. */
export type Person = {
  readonly page: Page
  /** Keeps the page as it is now under `test-results/screens/`. */
  readonly keep: (picture: string) => Promise<void>
  /** Script errors of the pages that were opened. */
  readonly errors: readonly string[]
  readonly leave: () => Promise<void>
}

/** @param name starts the names of the pictures; somebody "on a phone" has a small screen */
export async function newPerson(browser: Browser, name: string): Promise<Person> {
  const context = await browser.newContext({
    viewport: name.includes("on a phone") ? PHONE : DESK,
    reducedMotion: "reduce",
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const errors: string[] = []
  page.on("pageerror", (error) => errors.push(error.message))
  let pictures = 0
  const keep = async (picture: string) => {
    pictures += 1
    const file = `${slug(name)}-${String(pictures).padStart(2, "0")}-${slug(picture)}.png`
    await page.screenshot({ path: path.join(SCREENS, file), fullPage: true })
  }
  return { page, keep, errors, leave: () => closed(context) }
}

const closed = (context: BrowserContext) => context.close()

const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, "-")
