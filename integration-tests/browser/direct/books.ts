import { orderPayment, readOrder } from "../../../demo/check/orders"
import { sandboxClient } from "../../../demo/check/sandbox-client"
import type { Stack } from "../../../demo/stack"
import type { LedgerApplication, LedgerContract } from "../../../sandbox"
import { expectBooksToAgree, waitUntilCaptured } from "../support/books"
import { SHOWN_METHOD } from "../support/buy"
import type { Journey } from "../support/journey"
import { readOrderPage, rememberedCart, rememberedOrder } from "../support/shop-steps"
import type { DirectWish } from "./steps"

/** The application that was made last, in its newest version, as the sandbox holds it. */
export async function lastApplication({ sandboxUrl }: Stack): Promise<LedgerApplication> {
  const { applications } = await sandboxClient(sandboxUrl).ledger()
  const last = applications.filter((one) => one.session_uuid === null && one.next_uuid === null).at(-1)
  if (last === undefined) throw new Error("The sandbox holds no application of the direct flow.")
  return last
}

async function contractOf({ sandboxUrl }: Stack, { uuid }: LedgerApplication): Promise<LedgerContract> {
  const { contracts } = await sandboxClient(sandboxUrl).ledger()
  const contract = contracts.find((one) => one.application_uuid === uuid)
  if (contract === undefined) throw new Error("The application has no contract.")
  return contract
}

/** How often the service was asked by this endpoint. */
export async function asked({ sandboxUrl }: Stack, endpoint: string): Promise<number> {
  const { requests } = await sandboxClient(sandboxUrl).ledger()
  return requests.filter((request) => request.endpoint === endpoint).length
}

/** The shop shows the order, the money is captured, and order, contract and ledger agree to the cent. */
export async function expectOrderPaid(walk: Journey, method: DirectWish["method"]): Promise<LedgerContract> {
  const { stack, shopper } = walk
  const shown = await readOrderPage(shopper)
  expect(shown.method).toBe(SHOWN_METHOD[method])
  expect(await rememberedCart(shopper)).toBeNull()
  const orderId = (await rememberedOrder(shopper)) ?? ""
  await waitUntilCaptured(stack, orderId)
  const order = await readOrder(stack.admin, orderId)
  const contract = await contractOf(stack, await lastApplication(stack))
  expect(orderPayment(order).provider_id).toBe(`pp_${method}_financing`)
  expect(contract).toMatchObject({ status: "activated", session_uuid: null, amount: order.total.toFixed(2) })
  expect(contract.currency.toLowerCase()).toBe(order.currency_code)
  await expectBooksToAgree(stack)
  return contract
}

/** The bank confirms, late, a payment that came back unknown. */
export async function confirmDownPayment(stack: Stack): Promise<void> {
  const { uuid } = await lastApplication(stack)
  await sandboxClient(stack.sandboxUrl).actOnApplication(uuid, "confirm_down_payment")
}
