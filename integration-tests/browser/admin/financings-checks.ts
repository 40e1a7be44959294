import { fillCart } from "../../../demo/check/fill-cart"
import { sandboxClient, sessionOf } from "../../../demo/check/sandbox-client"
import { storeClient } from "../../../demo/check/store-client"
import type { PageCheck, Seat } from "./settings-checks"

interface Financing {
  readonly id: string
  readonly attention: string | null
  readonly order_id: string | null
  readonly stage: string
  readonly purchase_reference: string
}

const read = async ({ stack }: Seat, id: string) =>
  (await stack.admin.get<{ financing: Financing }>(`/financing/financings/${id}`)).financing

const open = ({ page, stack }: Seat, query = "") => page.goto(`${stack.medusaUrl}/app/financings${query}`)

/** Granted at the service after the cart's e-mail was changed: no order, a person is needed. */
async function orphan(seat: Seat): Promise<Financing> {
  const { stack } = seat
  const store = storeClient(stack)
  const cart = await fillCart(store, { country: "ee", handle: "phone" })
  const started = await store<{ financing: { id: string }; next_action: { url?: string } }>("/financings", {
    body: { cart_id: cart.id, method: "hire-purchase" },
  })
  await store(`/carts/${cart.id}`, { body: { email: "another@example.com" } })
  await sandboxClient(stack.sandboxUrl).act(sessionOf(started.next_action.url ?? ""), "grant")
  await stack.admin.post(`/financing/financings/${started.financing.id}/refresh`)
  const financing = await read(seat, started.financing.id)
  if (financing.attention !== "orphaned_cart_changed") {
    throw new Error(`It waits for ${String(financing.attention)}.`)
  }
  return financing
}

const caseOf = ({ page }: Seat, { purchase_reference: reference }: Financing) =>
  page.getByTestId("attention-case").filter({ hasText: reference })

const orphanIsPlaced: PageCheck = async (seat) => {
  const { page } = seat
  const financing = await orphan(seat)
  await open(seat, "?tab=attention")
  await caseOf(seat, financing).getByTestId("case-exit-place").click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Place the order" }).click()
  await caseOf(seat, financing).waitFor({ state: "detached" })
  const { order_id: orderId } = await read(seat, financing.id)
  if (orderId === null) throw new Error("No order was placed.")
  return "the order was placed from the list"
}

const orphanIsCancelled: PageCheck = async (seat) => {
  const { page } = seat
  const financing = await orphan(seat)
  await open(seat, "?tab=attention")
  await caseOf(seat, financing).getByTestId("case-exit-cancel").click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel the financing" }).click()
  await caseOf(seat, financing).waitFor({ state: "detached" })
  const { stage } = await read(seat, financing.id)
  if (stage !== "cancelled") throw new Error(`It is ${stage}.`)
  return "cancelled at the service from the list"
}

const orphanIsIgnored: PageCheck = async (seat) => {
  const { page } = seat
  const financing = await orphan(seat)
  await open(seat, "?tab=attention")
  await caseOf(seat, financing).getByTestId("case-exit-ignore").click()
  const note = page.getByRole("dialog")
  await note.locator('[name="note"]').fill("Settled on the phone.")
  await note.getByTestId("financing-submit").click()
  await caseOf(seat, financing).waitFor({ state: "detached" })
  return "closed with a note"
}

/** Found by its reference, opened beside the list, with its history and its commands. */
const orphanIsOpened: PageCheck = async (seat) => {
  const { page } = seat
  const financing = await orphan(seat)
  await open(seat)
  await page.getByRole("searchbox").fill(financing.purchase_reference)
  await page.getByText("1 in all").waitFor()
  await page.getByRole("button", { name: financing.purchase_reference }).click()
  const drawer = page.getByTestId("financing-drawer")
  await drawer.getByTestId("financing-timeline").waitFor()
  await drawer.getByTestId("financing-exit-cancel").waitFor()
  return "found by its reference, with history and ways out"
}

const listIsReadAgain: PageCheck = async (seat) => {
  const { page } = seat
  await open(seat)
  await page.getByRole("checkbox").nth(1).click()
  await page.keyboard.press("r")
  await page.getByText(/were read from the service/).waitFor()
  return "what was chosen was read again"
}

const listIsExported: PageCheck = async (seat) => {
  const { page } = seat
  await open(seat, "?stage=active")
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ])
  if (!download.suggestedFilename().endsWith(".csv")) throw new Error(download.suggestedFilename())
  return download.suggestedFilename()
}

/** The order that was chosen is still there on the next visit. */
const orderIsKept: PageCheck = async (seat) => {
  const { page } = seat
  await open(seat)
  await page.getByTestId("financings-count").waitFor()
  await page.getByRole("columnheader").getByText("Started", { exact: true }).click()
  await page.waitForURL(/order=/)
  const kept = new URL(page.url()).searchParams.get("order")
  await open(seat)
  await page.getByTestId("financings-count").waitFor()
  const stored = await page.evaluate(() => localStorage.getItem("medusa-financing:financings-order"))
  if (stored !== kept) throw new Error(`Kept ${String(stored)}, not ${String(kept)}.`)
  return `ordered by ${String(kept)} on the next visit`
}

const figuresAreShown: PageCheck = async (seat) => {
  const { page } = seat
  await open(seat, "?tab=figures")
  await page.getByRole("rowheader", { name: "Started" }).waitFor()
  return "how far the financings got, as a table and as bars"
}

export const FINANCINGS_CHECKS: Readonly<Record<string, PageCheck>> = {
  "an orphaned financing is placed from the attention list": orphanIsPlaced,
  "an orphaned financing is cancelled from the attention list": orphanIsCancelled,
  "a case is closed with a note": orphanIsIgnored,
  "a financing without an order is found and opened beside the list": orphanIsOpened,
  "the chosen ones are read from the service again": listIsReadAgain,
  "the list is saved as a file": listIsExported,
  "the chosen order of the list is kept": orderIsKept,
  "the figures are a picture and a table": figuresAreShown,
}
