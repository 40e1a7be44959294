import { fillCart } from "../../../demo/check/fill-cart"
import { storeClient } from "../../../demo/check/store-client"
import type { Stack } from "../../../demo/stack"
import type { PageCheck, Seat } from "./settings-checks"

interface Plan {
  readonly id: string
  readonly name: string
  readonly flow: string
  readonly direct: {
    readonly signing_methods: readonly string[]
    readonly uploads: { readonly max_files: number; readonly max_bytes: number }
  } | null
}

interface Form {
  readonly consents: readonly { type: string; required: boolean; version: string; text: string }[]
}

interface Started {
  readonly next_action: { readonly type: string; readonly form?: Form }
}

const openTab = ({ page, stack }: Seat, tab: string) =>
  page.goto(`${stack.medusaUrl}/app/settings/financing?tab=${tab}`)

const press = ({ page }: Seat, name: string) => page.getByRole("button", { name, exact: true }).click()

const fill = ({ page }: Seat, name: string, value: string) => page.locator(`[name="${name}"]`).fill(value)

async function choose({ page }: Seat, label: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).click()
  await page.getByRole("option", { name: option, exact: true }).click()
}

const act = async ({ page }: Seat, name: string, action: string) => {
  await page.getByRole("button", { name: `Actions: ${name}` }).click()
  await page.getByRole("menuitem", { name: action, exact: true }).click()
}

async function planNamed({ admin }: Stack, name: string): Promise<Plan> {
  const { plans } = await admin.get<{ plans: Plan[] }>("/financing/plans")
  const plan = plans.find((one) => one.name === name)
  if (plan === undefined) throw new Error(`There is no plan ${name}.`)
  return plan
}

const equal = (seen: unknown, wanted: unknown) => {
  expect(seen).toEqual(wanted)
}

const saved = async (seat: Seat) => {
  await press(seat, "Save")
  await seat.page.getByTestId("financing-form").waitFor({ state: "detached" })
}

/** What a shopper in Lithuania is asked, who reads the language. */
async function formFor(stack: Stack, locale: string): Promise<Form> {
  const store = storeClient(stack)
  const cart = await fillCart(store, { country: "lt", handle: "phone" })
  await store(`/carts/${cart.id}`, { body: { locale } })
  const body = { cart_id: cart.id, method: "hire-purchase" }
  const { next_action: next } = await store<Started>("/financings", { body })
  if (next.form === undefined) throw new Error(`The shopper is told ${next.type}.`)
  return next.form
}

/** The ways to sign that the product allows. */
const SIGNING = ["On the service's page", "Link by SMS", "Link by e-mail"]

const NAME = "Signed in our shop"
const LITHUANIAN = "Sutinku, kad mano duomenys būtų tvarkomi."
const ENGLISH = "I agree that my data are processed."

/** Refused where something is missing; then the texts, the ways to sign and the limits. */
async function enterPlan(seat: Seat): Promise<void> {
  const { page } = seat
  await press(seat, "Create")
  await choose(seat, "Connection", "Sandbox LT")
  await fill(seat, "product_code", "hirepurchase_epos_lt")
  await fill(seat, "name", NAME)
  await fill(seat, "priority", "50")
  await page.getByRole("radio", { name: /In your shop/ }).click()
  await page.getByRole("checkbox", { name: "English" }).click()
  await press(seat, "Add a consent")
  for (const way of SIGNING) await page.getByRole("checkbox", { name: way, exact: true }).click()
  await fill(seat, "max_files", "50")
  await press(seat, "Save")
  await page.getByText("Choose at least one.").waitFor()
  await page.getByText("Enter a whole number from 1 to 20.").waitFor()
  await page.getByText("Fill this in.").waitFor()
  await fill(seat, "consent_0_lt", LITHUANIAN)
  await fill(seat, "consent_0_en", ENGLISH)
  await fill(seat, "consent_0_version", "spring")
  await page.getByRole("checkbox", { name: "On the service's page" }).click()
  await page.getByRole("checkbox", { name: "Link by e-mail" }).click()
  await press(seat, "Move Link by e-mail up")
  await fill(seat, "max_files", "3")
  await fill(seat, "max_megabytes", "5")
  await saved(seat)
}

/** A changed text is not saved under the version that shoppers have agreed to. */
async function rewordConsent(seat: Seat): Promise<string> {
  const { page } = seat
  await act(seat, NAME, "Edit")
  const version = page.locator('[name="consent_0_version"]')
  await fill(seat, "consent_0_en", `${ENGLISH} Also by the service.`)
  const proposed = await version.inputValue()
  await version.fill("spring")
  await press(seat, "Save")
  await page.getByText("The text has changed: enter a new version.").waitFor()
  await version.fill(proposed)
  await saved(seat)
  return proposed
}

const planIsSoldInShop: PageCheck = async (seat) => {
  const { stack, page } = seat
  await openTab(seat, "plans")
  await enterPlan(seat)
  const plan = await planNamed(stack, NAME)
  try {
    equal(plan.flow, "direct")
    equal(plan.direct?.signing_methods, ["send_to_signing_email", "redirect"])
    equal(plan.direct?.uploads, { max_files: 3, max_bytes: 5 * 1024 * 1024 })
    const consent = { type: "DATA_PROCESSING", required: true, version: "spring" }
    equal((await formFor(stack, "lt-LT")).consents, [{ ...consent, text: LITHUANIAN }])
    equal((await formFor(stack, "en-GB")).consents, [{ ...consent, text: ENGLISH }])
    const version = await rewordConsent(seat)
    equal((await formFor(stack, "en-GB")).consents[0]?.version, version)
    await press(seat, NAME)
    await page.getByText("Link by e-mail, On the service's page").waitFor()
  } finally {
    await stack.admin.post(`/financing/plans/${plan.id}`, { status: "paused" })
  }
  return "consents in two languages at the store's form, e-mail before the page, 3 files of 5 MB; a new wording, a new version"
}

const SHORT = /Short ePOS flow/

async function markConnection(seat: Seat): Promise<void> {
  await openTab(seat, "connections")
  await act(seat, "Sandbox EE", "Edit")
  await seat.page.getByRole("switch", { name: "The short ePOS flow is agreed" }).click()
  await press(seat, "Save")
}

/** The plan's form with its flows; a plan of the Estonian connection. */
async function openEstonianPlan(seat: Seat, name: string): Promise<void> {
  await openTab(seat, "plans")
  const row = seat.page.getByRole("row").filter({ hasText: name }).filter({ hasText: "Sandbox EE" })
  await row.getByRole("button", { name: `Actions: ${name}` }).click()
  await seat.page.getByRole("menuitem", { name: "Edit", exact: true }).click()
  await seat.page.getByRole("radio", { name: /At the service/ }).waitFor()
}

const shortFlowIsAgreedFirst: PageCheck = async (seat) => {
  const { page, stack } = seat
  const name = "Pay next month"
  await openEstonianPlan(seat, name)
  await page.getByText(/can be chosen once the connection says/).waitFor()
  equal(await page.getByRole("radio", { name: SHORT }).count(), 0)
  await markConnection(seat)
  await page.getByTestId("financing-form").waitFor({ state: "detached" })
  await openEstonianPlan(seat, name)
  await page.getByRole("radio", { name: SHORT }).click()
  await saved(seat)
  const { plans } = await stack.admin.get<{ plans: Plan[] }>("/financing/plans")
  const plan = plans.find(({ flow }) => flow === "epos_short")
  await markConnection(seat)
  await page
    .getByRole("alert")
    .getByText(/sold by the short flow/)
    .waitFor()
  await stack.admin.post(`/financing/plans/${plan?.id ?? ""}`, { flow: "epos" })
  await press(seat, "Save")
  await page.getByTestId("financing-form").waitFor({ state: "detached" })
  return "chosen once the connection is marked; the mark stays while a plan is sold so"
}

export const IN_SHOP_CHECKS: Readonly<Record<string, PageCheck>> = {
  "a plan is sold inside the shop, as entered in its form": planIsSoldInShop,
  "the short flow can be chosen once its connection is marked": shortFlowIsAgreedFirst,
}
