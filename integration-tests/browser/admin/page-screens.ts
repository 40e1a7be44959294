import type { Page } from "playwright-core"

import type { Merchant } from "./support/merchant"

interface Screen {
  readonly name: string
  readonly address: string
  /** Our element, by its test id. */
  readonly element: string
  /** What is pressed before the picture is taken, and what is there afterwards. */
  readonly reach: (page: Page) => Promise<void>
}

const seen = (text: string | RegExp) => async (page: Page) => {
  await page.getByText(text).first().waitFor()
}

const pressed = (name: string, then: string) => async (page: Page) => {
  await page.getByRole("button", { name, exact: true }).first().click()
  await page.getByText(then).first().waitFor()
}

/** The form of a plan, scrolled to what is looked at. */
const edited = (name: string, part: string) => async (page: Page) => {
  await page.getByRole("button", { name: `Actions: ${name}` }).click()
  await page.getByRole("menuitem", { name: "Edit" }).click()
  await page.getByText(part, { exact: true }).evaluate((at) => at.scrollIntoView({ block: "center" }))
}

const SETTINGS = "/app/settings/financing?tab="
const SPLIT = "Split into parts"
const IN_SHOP = "Instalments, signed in the shop"

/** Every screen of the settings and of the list of financings. */
export const PAGE_SCREENS: readonly Screen[] = [
  screen("settings-connections", `${SETTINGS}connections`, seen("Sandbox EE")),
  panel("settings-connection", `${SETTINGS}connections`, pressed("Sandbox EE", "Test connection")),
  form("settings-connection-form", `${SETTINGS}connections`, pressed("Create", "Create connection")),
  screen("settings-plans", `${SETTINGS}plans`, seen(SPLIT)),
  panel("settings-plan", `${SETTINGS}plans`, pressed(SPLIT, "From the service")),
  form("settings-plan-form", `${SETTINGS}plans`, pressed("Create", "Create plan")),
  panel("settings-plan-in-shop", `${SETTINGS}plans`, async (page) => {
    await pressed(IN_SHOP, "Link by SMS")(page)
    await page.getByText("Link by SMS").scrollIntoViewIfNeeded()
  }),
  form("settings-plan-in-shop-form", `${SETTINGS}plans`, edited(IN_SHOP, "Languages of the texts")),
  form("settings-plan-in-shop-signing", `${SETTINGS}plans`, edited(IN_SHOP, "Ways to sign")),
  screen("settings-go-live", `${SETTINGS}go_live`, seen(/Ready to sell|Not ready yet/)),
  screen("settings-language", `${SETTINGS}language`, seen("Latviešu")),
  list("financings", "/app/financings", seen(/in all/)),
  list("financings-attention", "/app/financings?tab=attention", seen(/Raised|Nothing waits for you/)),
  list("financings-figures", "/app/financings?tab=figures", seen("How far they got")),
]

function screen(name: string, address: string, reach: Screen["reach"]): Screen {
  return { name, address, element: "financing-settings", reach }
}

function panel(name: string, address: string, reach: Screen["reach"]): Screen {
  return { name, address, element: "financing-panel", reach }
}

function form(name: string, address: string, reach: Screen["reach"]): Screen {
  return { name, address, element: "financing-form", reach }
}

function list(name: string, address: string, reach: Screen["reach"]): Screen {
  return { name, address, element: "financings-page", reach }
}

/** Opens the screen, pictures it in the light and in the dark, and has axe look at our element. */
export async function showScreen(merchant: Merchant, one: Screen): Promise<void> {
  await merchant.page.goto(`${merchant.stack.medusaUrl}${one.address}`)
  await one.reach(merchant.page)
  await merchant.show(one.name, one.element)
}
