import fs from "node:fs"
import path from "node:path"

import type { Page } from "playwright-core"

const SCREENS = path.resolve(__dirname, "..", "..", "..", "..", "test-results", "screens", "admin")

const AXE = fs.readFileSync(require.resolve("axe-core/axe.min.js"), "utf8")

/** Writes the page as it is, in the light and in the dark. */
export async function picture(page: Page, name: string): Promise<void> {
  for (const scheme of ["light", "dark"] as const) {
    await page.evaluate((dark) => {
      document.documentElement.classList.toggle("dark", dark)
      document.documentElement.style.colorScheme = dark ? "dark" : "light"
    }, scheme === "dark")
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
  var axe: { run: (within: string, options: object) => Promise<{ violations: Found[] }> }
}

const SERIOUS = ["serious", "critical"]

/**
 * Parts of Medusa's own components inside our elements whose violations are Medusa's: the badge's text on its own
 * background, and the header of its drawer.
 */
const RULES = { rules: { "color-contrast": { enabled: true } } }

/** What axe calls serious or critical inside our own elements. */
export async function violationsIn(page: Page, selector: string): Promise<Violation[]> {
  await page.evaluate(AXE)
  const found = await page.evaluate(
    async ([within, options]) => (await globalThis.axe.run(within, options as object)).violations,
    [selector, RULES] as const,
  )
  return found
    .filter(({ impact }) => SERIOUS.includes(impact ?? ""))
    .map(({ id, impact, nodes }) => ({ id, impact: impact ?? "", nodes: nodes.map(({ html }) => html) }))
}
