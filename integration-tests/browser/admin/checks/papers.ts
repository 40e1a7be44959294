import { sandboxClient } from "../../../../demo/check/sandbox-client"
import type { Stack } from "../../../../demo/stack"
import { eventually, inLedger, requestsOf } from "../support/books"
import { begin, sell } from "../support/sold"
import type { Check } from "./check"

/** Made up; its check digits are right. */
const IBAN = "EE382200221020145685"

export const payoutAccount: Check = async (merchant) => {
  const { stack } = merchant
  const sold = await sell(stack)
  await merchant.open(sold)
  const drawer = await merchant.drawer("payout_account")
  const field = drawer.getByRole("textbox", { name: "IBAN" })
  await field.fill(IBAN.replace("5685", "5686"))
  await merchant.submit()
  await drawer.getByRole("alert").waitFor()
  await merchant.show("payout-account", "financing-drawer-payout_account")
  expect(await requestsOf(stack, "E9")).toBe(0)
  await field.fill(IBAN)
  await merchant.submit()
  await drawer.waitFor({ state: "detached" })
  await eventually(() => inLedger(stack, sold), { payout_account: IBAN })
  await merchant.of("financing-payout-account").getByText("5685").waitFor()
  expect(await merchant.page.content()).not.toContain(IBAN)
  return "the account is at the service, its last four on the screen"
}

export const printout: Check = async (merchant) => {
  const { stack } = merchant
  await merchant.open(await sell(stack))
  const first = await merchant.download(() => merchant.choose("printout"))
  expect(first).toBe("%PDF-")
  const again = await merchant.download(async () => {
    await merchant.choose("regenerate")
    await merchant.confirm()
  })
  expect(again).toBe("%PDF-")
  return `two PDFs downloaded, E1 asked ${await requestsOf(stack, "E1")} times`
}

export const purchase: Check = async (merchant) => {
  const { stack } = merchant
  await merchant.open(await sell(stack))
  const drawer = await merchant.drawer("purchase")
  const before = await requestsOf(stack, "D1")
  await drawer.getByRole("textbox", { name: "Reference" }).fill("ORDER-77")
  await merchant.show("purchase", "financing-drawer-purchase")
  await merchant.submit()
  await drawer.waitFor({ state: "detached" })
  expect(await requestsOf(stack, "D1")).toBe(before + 1)
  return "the purchase has its reference at the service"
}

export const items: Check = async (merchant) => {
  const { stack } = merchant
  await merchant.open(await sell(stack))
  const drawer = await merchant.drawer("items")
  const before = await requestsOf(stack, "D2")
  await drawer.getByRole("textbox").first().fill("SN-0001")
  await merchant.show("items", "financing-drawer-items")
  await merchant.submit()
  await drawer.waitFor({ state: "detached" })
  expect(await requestsOf(stack, "D2")).toBe(before + 1)
  return "the items with a serial number are at the service"
}

/** Only a connection that sells for several merchants names the merchant of a purchase. */
async function sellForSeveral({ admin }: Stack): Promise<void> {
  const { connections } = await admin.get<{ connections: { id: string; market: string }[] }>(
    "/financing/connections",
  )
  const estonia = connections.find(({ market }) => market === "ee")
  await admin.post(`/financing/connections/${estonia?.id ?? ""}`, { aggregator: true })
}

export const merchantOfPurchase: Check = async (merchant) => {
  const { stack } = merchant
  await sellForSeveral(stack)
  await merchant.open(await sell(stack))
  const drawer = await merchant.drawer("merchant")
  await drawer.getByRole("textbox", { name: "Name" }).fill("Sample Seller")
  await merchant.show("merchant", "financing-drawer-merchant")
  await merchant.submit()
  await drawer.waitFor({ state: "detached" })
  expect(await requestsOf(stack, "D3")).toBe(1)
  return "the merchant is at the service"
}

const PAPER = {
  name: "statement.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\nmade up\n%%EOF"),
}

/** Income is proven before there is an order: the financing is found in the list. */
export const attachments: Check = async (merchant) => {
  const { stack, page } = merchant
  const { financingId, session } = await begin(stack)
  const service = sandboxClient(stack.sandboxUrl)
  for (const action of ["apply", "accept_unsigned", "sign", "request_verification"])
    await service.act(session, action)
  const path = `/financing/financings/${financingId}`
  await stack.admin.post(`${path}/refresh`)
  const { financing } = await stack.admin.get<{ financing: { purchase_reference: string } }>(path)
  await page.goto(`${stack.medusaUrl}/app/financings`)
  await page.getByText(financing.purchase_reference).first().click()
  const drawer = await merchant.drawer("attachments")
  await drawer.locator("input[type=file]").setInputFiles(PAPER)
  await merchant.show("attachments", "financing-drawer-attachments")
  await merchant.submit()
  await drawer.waitFor({ state: "detached" })
  expect(await requestsOf(stack, "C8")).toBe(1)
  return "the paper is at the service"
}
