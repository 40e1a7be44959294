import type { Page } from "playwright-core"

import { DEFAULT_SHOPS } from "../../../sandbox/default-shops"
import type { Stack } from "../../../demo/stack"

/** Whoever looks at the admin: a page that is signed in, and the store behind it. */
export interface Seat {
  readonly page: Page
  readonly stack: Stack
}

/** Does something in the browser and compares screen and records; answers what it saw. */
export type PageCheck = (seat: Seat) => Promise<string>

interface Connection {
  readonly id: string
  readonly name: string
  readonly previous_key_valid: boolean
}

interface Plan {
  readonly id: string
  readonly name: string
  readonly status: string
  readonly approve_when: string
  readonly countries: readonly string[]
}

const openSettings = ({ page, stack }: Seat, tab: string) =>
  page.goto(`${stack.medusaUrl}/app/settings/financing?tab=${tab}`)

const connectionsOf = async ({ admin }: Stack) =>
  (await admin.get<{ connections: Connection[] }>("/financing/connections")).connections

const plansOf = async ({ admin }: Stack) => (await admin.get<{ plans: Plan[] }>("/financing/plans")).plans

function found<T>(one: T | undefined, what: string): T {
  if (one === undefined) throw new Error(`There is no ${what}.`)
  return one
}

const press = ({ page }: Seat, name: string) => page.getByRole("button", { name, exact: true }).click()

const fill = ({ page }: Seat, name: string, value: string) => page.locator(`[name="${name}"]`).fill(value)

const SHOP = DEFAULT_SHOPS[0]

/** A connection that reaches nobody is refused field by field, then made, tested and deleted. */
const connectionIsMade: PageCheck = async (seat) => {
  const { page, stack } = seat
  await openSettings(seat, "connections")
  await press(seat, "Create")
  await press(seat, "Save")
  await page.getByText("Fill this in.").first().waitFor()
  await fill(seat, "name", "Closed door")
  await fill(seat, "base_url", "http://127.0.0.1:9")
  await fill(seat, "shop_uuid", found(SHOP, "shop").shopUuid)
  await fill(seat, "api_key", "a-key-of-nobody")
  await page.getByRole("button", { name: /Advanced settings/ }).click()
  await fill(seat, "overrides", "{ not JSON")
  await press(seat, "Save")
  await page.getByText(/This is not JSON/).waitFor()
  await fill(seat, "overrides", '{ "no_such_override": true }')
  await press(seat, "Save")
  await page
    .getByRole("alert")
    .getByText(/no_such_override/)
    .waitFor()
  await fill(seat, "overrides", '{ "session_form": "flat" }')
  await press(seat, "Save")
  await press(seat, "Closed door")
  await press(seat, "Test connection")
  await page.locator('[data-diagnosis="network"]').waitFor()
  await press(seat, "Close")
  await page.getByRole("button", { name: "Actions: Closed door" }).click()
  await page.getByRole("menuitem", { name: "Delete" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await page.getByRole("button", { name: "Closed door", exact: true }).waitFor({ state: "detached" })
  const left = (await connectionsOf(stack)).filter(({ name }) => name === "Closed door")
  return `made, diagnosed as network, deleted; ${String(left.length)} left`
}

const connectionIsTested: PageCheck = async (seat) => {
  await openSettings(seat, "connections")
  await press(seat, "Sandbox LV")
  await press(seat, "Test connection")
  await seat.page.locator('[data-diagnosis="fine"]').waitFor()
  await seat.page.getByText(/\/hooks\/financing\/partner\/.*\/callback/).waitFor()
  return "the service accepts the key; the callback address is shown"
}

/** Both keys are valid until the old one is forgotten; at the end the right key is the current one. */
const keyIsRotated: PageCheck = async (seat) => {
  const { page, stack } = seat
  const shop = found(
    DEFAULT_SHOPS.find(({ market }) => market === "cz"),
    "Czech shop",
  )
  const previous = async () =>
    found(
      (await connectionsOf(stack)).find(({ name }) => name === "Sandbox CZ"),
      "connection",
    ).previous_key_valid
  await openSettings(seat, "connections")
  await press(seat, "Sandbox CZ")
  await fill(seat, "new_api_key", "a-wrong-key-0001")
  await press(seat, "Change the key")
  await page.getByText("…0001").waitFor()
  await press(seat, "Test connection")
  await page.locator('[data-diagnosis="wrong_key"]').waitFor()
  await fill(seat, "new_api_key", shop.apiKey)
  await press(seat, "Change the key")
  await page.getByText(`…${shop.apiKey.slice(-4)}`).waitFor()
  if (!(await previous())) throw new Error("The key before is not valid any more.")
  await press(seat, "Forget the old key")
  await page.getByRole("alertdialog").getByRole("button", { name: "Forget the old key" }).click()
  await page.getByRole("button", { name: "Forget the old key" }).waitFor({ state: "detached" })
  if (await previous()) throw new Error("The key before is still valid.")
  return "wrong key diagnosed, both valid meanwhile, the old one forgotten"
}

/** A plan is changed in its form, paused and resumed, and read from the service again. */
const planIsChanged: PageCheck = async (seat) => {
  const { page, stack } = seat
  const name = "Split into parts"
  const plan = async () =>
    found(
      (await plansOf(stack)).find((one) => one.name === name),
      "plan",
    )
  await openSettings(seat, "plans")
  const row = page.getByRole("row").filter({ hasText: name }).first()
  const choose = async (action: string) => {
    await row.getByRole("button", { name: `Actions: ${name}` }).click()
    await page.getByRole("menuitem", { name: action }).click()
  }
  await choose("Edit")
  await page.getByRole("switch", { name: "Merchant approval is agreed" }).click()
  await page.getByRole("combobox").last().click()
  await page.getByRole("option", { name: /when everything is fulfilled/ }).click()
  await page.getByText(/treats goods as payable only once/).waitFor()
  await fill(seat, "products", "phone")
  await page.getByRole("button", { name: /phone/i }).first().click()
  await press(seat, "Save")
  await page.getByText("Saved").first().waitFor()
  const changed = await plan()
  if (changed.approve_when !== "fulfilled") throw new Error("The autopilot was not saved.")
  await choose("Pause")
  await row.getByText("Paused").waitFor()
  await choose("Resume")
  await row.getByText("Active").waitFor()
  await choose("Read from the service again")
  await stack.admin.post(`/financing/plans/${changed.id}`, BACK)
  return "changed, paused, resumed, read again"
}

const BACK = { approval_agreed: false, approve_when: "manual", products: [] }

const regionIsEnabled: PageCheck = async (seat) => {
  const { page, stack } = seat
  type Region = { id: string; name: string; payment_providers: { id: string }[] }
  const { regions } = await stack.admin.get<{ regions: Region[] }>(
    "/regions?fields=id,name,*payment_providers",
  )
  const latvia = found(
    regions.find(({ name }) => name === "Latvia"),
    "region",
  )
  const others = latvia.payment_providers.map(({ id }) => id).filter((id) => !id.includes("split-payment"))
  await stack.admin.post(`/regions/${latvia.id}`, { payment_providers: others })
  await openSettings(seat, "plans")
  await press(seat, "Enable Split payment in Latvia")
  await page.getByRole("button", { name: "Enable Split payment in Latvia" }).waitFor({ state: "detached" })
  return "Latvia has split payment again"
}

const goLiveIsChecked: PageCheck = async (seat) => {
  const { page } = seat
  await openSettings(seat, "go_live")
  await page.getByTestId("go-live-verdict").waitFor()
  await page.getByRole("button", { name: "Open connections" }).first().click()
  await page.getByText("The address and key of your shop at the financing service").waitFor()
  return "what is missing leads to the place where it is mended"
}

const languageIsChosen: PageCheck = async (seat) => {
  const { page } = seat
  await openSettings(seat, "language")
  await page.getByRole("radio", { name: /Latviešu/ }).click()
  await page.getByRole("heading", { name: "Finansējums" }).waitFor()
  await page.getByRole("radio").first().click()
  await page.getByRole("heading", { name: "Financing" }).waitFor()
  return "Latvian, and back"
}

export const SETTINGS_CHECKS: Readonly<Record<string, PageCheck>> = {
  "a connection is made, refused with what is wrong, tested and deleted": connectionIsMade,
  "a connection is tested, and its callback address shown": connectionIsTested,
  "a key is rotated: both are valid until the old one is forgotten": keyIsRotated,
  "a plan is changed, paused, resumed and read again": planIsChanged,
  "a region gets a method with one press": regionIsEnabled,
  "the go-live check leads to where it is mended": goLiveIsChecked,
  "the screens speak Latvian, which the dashboard does not": languageIsChosen,
}
