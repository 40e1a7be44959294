import type { Browser } from "playwright-core"

import { COMMANDS } from "../../../admin/shared/answers"
import type { Stack } from "../../../demo/stack"
import { signIn } from "../support/admin-steps"
import { launchBrowser } from "../support/launch-browser"
import { newPerson, type Person } from "../support/shopper"
import { CHECKS } from "./checks"
import { FINANCINGS_CHECKS } from "./financings-checks"
import { IN_SHOP_CHECKS } from "./in-shop-checks"
import { PAGE_SCREENS, showScreen } from "./page-screens"
import { SETTINGS_CHECKS } from "./settings-checks"
import { openDeskStore } from "./support/desk-store"
import { Merchant } from "./support/merchant"
import { sell } from "./support/sold"

/** Building and packing the package, and the host's build of Medusa's admin. */
const START_LIMIT_MS = 600_000

const COMMAND_LIMIT_MS = 120_000

describe("The merchant's desk of a store that has installed the package", () => {
  const lines = new Map<string, string>()
  let stack: Stack
  let browser: Browser
  let person: Person
  let merchant: Merchant

  beforeAll(async () => {
    stack = await openDeskStore()
    browser = await launchBrowser()
  }, START_LIMIT_MS)

  beforeEach(async () => {
    person = await newPerson(browser, "admin")
    await signIn(person, stack)
    merchant = new Merchant(person.page, stack)
  })

  afterEach(async () => {
    await person.keep("last seen").catch(() => undefined)
    await person.leave()
  })

  afterAll(async () => {
    await browser.close()
    await stack.stop()
  })

  it("warns against shipping where a fulfilment is created", async () => {
    const sold = await sell(stack)
    await merchant.open(sold)
    await merchant.page.goto(`${stack.medusaUrl}/app/orders/${sold.orderId}/fulfillment`)
    await merchant.page.locator("[data-sonner-toast]").getByText("Do not ship yet").waitFor()
    await merchant.show("fulfilment", "financing-do-not-ship")
  })

  it("speaks the dashboard's own language", async () => {
    const sold = await sell(stack)
    await merchant.page.context().addCookies([{ name: "lng", value: "lt", url: stack.medusaUrl }])
    await merchant.open(sold)
    await merchant.widget.getByText("Finansuojama suma").waitFor()
    await merchant.show("order-in-lt", "order-financing")
  })

  it("speaks a language that the dashboard lacks when it was chosen in the settings", async () => {
    const sold = await sell(stack)
    await merchant.page.goto(`${stack.medusaUrl}/app/settings/financing?tab=language`)
    await merchant.page.getByText("Eesti", { exact: true }).click()
    await merchant.open(sold)
    await merchant.widget.getByText("Finantseeritav summa").waitFor()
    await merchant.show("order-in-et", "order-financing")
  })

  it.each(Object.entries(CHECKS))(
    "%s: the screen, the service's ledger and Medusa agree",
    async (command, check) => {
      try {
        lines.set(command, await check(merchant))
        process.stderr.write(`  ok      ${command}: ${lines.get(command) ?? ""}\n`)
      } catch (error) {
        process.stderr.write(`  FAILED  ${command}\n`)
        throw error
      }
      expect(person.errors).toEqual([])
    },
    COMMAND_LIMIT_MS,
  )

  it.each(Object.entries({ ...SETTINGS_CHECKS, ...IN_SHOP_CHECKS, ...FINANCINGS_CHECKS }))(
    "%s",
    async (name, check) => {
      process.stderr.write(`  ok      ${name}: ${await check(merchant)}\n`)
      expect(person.errors).toEqual([])
    },
    COMMAND_LIMIT_MS,
  )

  it.each(PAGE_SCREENS)("$name looks well and can be used by everybody", async (screen) => {
    await showScreen(merchant, screen)
  })

  it("has done every command", () => {
    expect([...lines.keys()].sort()).toEqual([...COMMANDS].sort())
  })
})
