import { eventually, requestsOf } from "../support/books"
import { sell, sellAndApprove } from "../support/sold"
import type { Check } from "./check"

export const schedule: Check = async (merchant) => {
  const sold = await sellAndApprove(merchant.stack)
  await merchant.open(sold)
  await merchant.drawer("schedule")
  const rows = merchant.of("financing-schedule").getByRole("row")
  await rows.nth(1).waitFor()
  await merchant.show("schedule", "financing-drawer-schedule")
  return `${(await rows.count()) - 1} payments shown`
}

export const versions: Check = async (merchant) => {
  const sold = await sellAndApprove(merchant.stack)
  await merchant.open(sold)
  const drawer = await merchant.drawer("versions")
  await drawer.locator("li, p").first().waitFor()
  await merchant.show("versions", "financing-drawer-versions")
  expect(await requestsOf(merchant.stack, "F5")).toBeGreaterThan(0)
  return `${await drawer.locator("li").count()} versions shown`
}

export const refresh: Check = async (merchant) => {
  const sold = await sell(merchant.stack)
  await merchant.open(sold)
  const before = await requestsOf(merchant.stack, "E4")
  await merchant.choose("refresh")
  await merchant.told("Read just now.")
  await eventually(async () => ({ more: (await requestsOf(merchant.stack, "E4")) > before }), { more: true })
  return "the contract was read"
}

const NOTE = "Agreed by telephone."

export const record: Check = async (merchant) => {
  const sold = await sell(merchant.stack)
  await merchant.open(sold)
  const drawer = await merchant.drawer("record")
  await merchant.submit()
  await drawer.getByRole("alert").waitFor()
  await merchant.show("record", "financing-drawer-record")
  await drawer.getByRole("textbox", { name: "Note" }).fill(NOTE)
  await merchant.submit()
  await drawer.waitFor({ state: "detached" })
  const history = await merchant.drawer("journal")
  await history.getByText(NOTE).first().waitFor()
  await history.getByText(/by .+/).first().waitFor()
  await merchant.show("history", "financing-drawer-journal")
  return "written into the history with the name of who did it"
}
