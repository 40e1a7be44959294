import { violationsIn } from "../admin/support/look"
import type { Person } from "../support/shopper"

const DESK = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

const LOOKS = [
  { name: "desk light", size: DESK, colorScheme: "light" },
  { name: "phone dark", size: PHONE, colorScheme: "dark" },
] as const

/** Pictures of the step on a large and on a small screen, light and dark; nobody is shut out, nothing is cut off. */
export async function look({ page, keep }: Person, step: string): Promise<void> {
  for (const { name, size, colorScheme } of LOOKS) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    await keep(`${step} ${name}`)
    expect(await violationsIn(page, "financing-flow")).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  }
  await page.emulateMedia({ colorScheme: "light" })
  await page.setViewportSize(DESK)
}
