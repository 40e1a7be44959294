import fs from "node:fs"
import path from "node:path"

import type { Page } from "playwright-core"

const SCREENS = path.resolve(__dirname, "..", "..", "..", "..", "test-results", "screens", "admin")

const AXE = fs.readFileSync(require.resolve("axe-core/axe.min.js"), "utf8")

/** A drawer that is still coming in, or a colour on its way, is not what a person looks at. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity)
    await Promise.all(moving.map((one) => one.finished.catch(() => undefined)))
  })
}

/** Writes the page as it is, in the light and in the dark. */
export async function picture(page: Page, name: string): Promise<void> {
  for (const scheme of ["light", "dark"] as const) {
    await page.evaluate((dark) => {
      document.documentElement.classList.toggle("dark", dark)
      document.documentElement.style.colorScheme = dark ? "dark" : "light"
    }, scheme === "dark")
    await settled(page)
    await page.screenshot({ path: path.join(SCREENS, `${name}-${scheme}.png`) })
  }
  await page.evaluate(() => {
    document.documentElement.classList.remove("dark")
    document.documentElement.style.colorScheme = "light"
  })
}

interface Violation {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly string[]
}

interface Found {
  readonly id: string
  readonly impact?: string | null
  readonly nodes: readonly { readonly html: string }[]
}

declare global {
  var axe: { run: (context: object) => Promise<{ violations: Found[] }> }
}

const SERIOUS = ["serious", "critical"]

/** Medusa's own inside our elements, which take no name from outside. */
const OF_MEDUSA = [
  // The button that closes a drawer or a form.
  '[role="dialog"] kbd + button',
  '[role="dialog"] button:has(+ kbd)',
  // The sign in a field for searching or for a secret.
  'input + div[role="img"]',
  // A table's filters and sorting, and what chooses its rows.
  '[data-testid="financings-page"] button[aria-haspopup="menu"]:not([aria-label])',
  'table [role="checkbox"]',
]

/** What axe calls serious or critical inside our own elements. */
export async function violationsIn(page: Page, selector: string): Promise<Violation[]> {
  await settled(page)
  await page.evaluate(AXE)
  const context = { include: [selector], exclude: OF_MEDUSA }
  const found = await page.evaluate(async (within) => (await globalThis.axe.run(within)).violations, context)
  return found
    .filter(({ impact }) => SERIOUS.includes(impact ?? ""))
    .map(({ id, impact, nodes }) => ({ id, impact: impact ?? "", nodes: nodes.map(({ html }) => html) }))
}
