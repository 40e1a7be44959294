import type { Page } from "playwright-core"

/** In the element's own tree: what a shopper can press, choose or type into. Of a group of radio buttons one. */
const OPERABLE = "button, input, select, summary, a[href], [tabindex='0']"

/** The names of everything that is there to be used, as it is shown. */
export const operable = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const root = document.querySelector("financing-flow")?.shadowRoot
    const found = Array.from(root?.querySelectorAll<HTMLInputElement>(selector) ?? [])
    const shown = found.filter((one) => one.checkVisibility() && one.getClientRects().length > 0)
    const names = shown.map((one) =>
      one.type === "radio" ? `radio ${one.name}` : one.id || one.className || one.tagName,
    )
    return [...new Set(names)].sort()
  }, OPERABLE)

/** The same names, in the order in which the Tab key comes to them. */
export async function reached(page: Page, most = 60): Promise<string[]> {
  const names: string[] = []
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press("Tab")
    const name = await focused(page)
    if (name === null) break
    names.push(name)
  }
  return [...new Set(names)]
}

/** What in the element has the focus; null when it is elsewhere. */
export const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const one = document.querySelector("financing-flow")?.shadowRoot?.activeElement as HTMLInputElement | null
    if (one == null) return null
    return one.type === "radio" ? `radio ${one.name}` : one.id || one.className || one.tagName
  })
