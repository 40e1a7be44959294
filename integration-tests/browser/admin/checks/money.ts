import { sandboxClient } from "../../../../demo/check/sandbox-client"
import { advance, eventually, inLedger, inMedusa, requestsOf } from "../support/books"
import { sell, sellAndApprove } from "../support/sold"
import type { Check } from "./check"

export const approve: Check = async (merchant) => {
  const { stack } = merchant
  const sold = await sell(stack)
  await merchant.open(sold)
  await merchant.of("financing-do-not-ship").waitFor()
  await merchant.show("order-awaiting-approval", "order-financing")
  await merchant.of("financing-actions").click()
  await merchant.page.getByRole("menu").waitFor()
  await merchant.show("order-commands", "financing-do-approve")
  await merchant.of("financing-do-approve").click()
  await merchant.page.getByRole("alertdialog").waitFor()
  await merchant.show("order-approve-question", "order-financing")
  await merchant.confirm()
  await merchant.stage("active")
  await merchant.of("financing-do-not-ship").waitFor({ state: "detached" })
  await eventually(() => inLedger(stack, sold), { status: "activated", paid_amount: sold.total })
  await eventually(() => inMedusa(stack, sold), { status: "captured", captured: true })
  await merchant.show("order-active", "order-financing")
  return `contract activated, ${sold.total} paid and captured`
}

export const cancel: Check = async (merchant) => {
  const { stack } = merchant
  const sold = await sell(stack)
  await merchant.open(sold)
  await merchant.choose("cancel")
  await merchant.confirm()
  await merchant.stage("cancelled")
  await eventually(() => inLedger(stack, sold), { status: "cancelled", paid_amount: "0.00" })
  await eventually(() => inMedusa(stack, sold), { captured: false, cancelled: true })
  await merchant.show("order-cancelled", "order-financing")
  return "contract cancelled, Medusa's payment too"
}

export const withdraw: Check = async (merchant) => {
  const { stack } = merchant
  const sold = await sellAndApprove(stack)
  await merchant.open(sold)
  await merchant.stage("active")
  await merchant.choose("withdraw")
  await merchant.confirm()
  await merchant.stage("withdrawn")
  await eventually(() => inLedger(stack, sold), { status: "terminated" })
  await eventually(() => inMedusa(stack, sold), { refunded: sold.total })
  await merchant.show("order-withdrawn", "order-financing")
  return `contract terminated, ${sold.total} refunded`
}

const GIVEN_BACK = "50.00"

/** Two days: a contract is signed at any time of the day, and returns begin on the day after in the market's zone. */
const UNTIL_RETURNS_SECONDS = 2 * 86_400

export const returnPart: Check = async (merchant) => {
  const { stack } = merchant
  const sold = await sellAndApprove(stack)
  await merchant.open(sold)
  await merchant.drawer("return_part")
  await merchant.of("financing-return-why-not").waitFor()
  await merchant.show("return-too-early", "financing-drawer-return_part")
  await sandboxClient(stack.sandboxUrl).act(sold.session, "pay_out")
  await advance(stack, UNTIL_RETURNS_SECONDS)
  await merchant.open(sold)
  const drawer = await merchant.drawer("return_part")
  await drawer.getByRole("textbox", { name: /amount/i }).fill("0")
  await merchant.of("financing-return-draft").click()
  await drawer.getByRole("alert").waitFor()
  await drawer.getByRole("textbox", { name: /amount/i }).fill(GIVEN_BACK)
  await merchant.show("return-amount", "financing-drawer-return_part")
  await merchant.of("financing-return-draft").click()
  await merchant.of("financing-schedule-after").waitFor()
  await merchant.show("return-before-and-after", "financing-drawer-return_part")
  await merchant.of("financing-return-confirm").click()
  await drawer.waitFor({ state: "detached" })
  await merchant.of("financing-returned").waitFor()
  const left = (Number(sold.total) - Number(GIVEN_BACK)).toFixed(2)
  await eventually(() => inLedger(stack, sold), { status: "activated", amount_now: left })
  await eventually(() => inMedusa(stack, sold), { refunded: GIVEN_BACK })
  expect(await requestsOf(stack, "F4")).toBe(1)
  await merchant.show("order-returned-in-part", "order-financing")
  await merchant.drawer("versions")
  await merchant.of("financing-versions").waitFor()
  return `${GIVEN_BACK} given back and refunded, ${left} left`
}
