import { readOrder, orderPayment } from "../../../demo/check/orders"
import { sandboxClient } from "../../../demo/check/sandbox-client"
import type { Stack } from "../../../demo/stack"
import type { LeasingLedger } from "../../../sandbox/leasing/ledger"

type Captured = {
  payments: { amount: number; currency_code: string; provider_id: string; captured_at: string | null }[]
}

/** What Medusa has captured through the financing methods, by currency, as the sandbox writes it. */
async function capturedInMedusa(stack: Stack): Promise<Record<string, string>> {
  const { payments } = await stack.admin.get<Captured>(
    "/payments?limit=1000&fields=amount,currency_code,provider_id,captured_at",
  )
  const totals: Record<string, number> = {}
  for (const { amount, currency_code, provider_id, captured_at } of payments) {
    if (!captured_at || !provider_id.endsWith("_financing")) continue
    const code = currency_code.toUpperCase()
    totals[code] = (totals[code] ?? 0) + Math.round(amount * 100)
  }
  return Object.fromEntries(Object.entries(totals).map(([code, cents]) => [code, (cents / 100).toFixed(2)]))
}

/** Signed leasing in cents: what the service pays to the shop, and what the customer pays there in advance. */
const leased = ({ applications }: LeasingLedger): number =>
  applications
    .filter(({ phase }) => phase === "FINISH")
    .reduce((sum, { paid_amount: paid, advance }) => sum + cents(paid) + cents(advance ?? "0"), 0)

const cents = (amount: string): number => Math.round(Number(amount) * 100)

/** The sandbox's ledgers of both services and Medusa's captured payments agree to the cent. */
export async function expectBooksToAgree(stack: Stack): Promise<void> {
  const { paid, leasing } = await sandboxClient(stack.sandboxUrl).ledger()
  const euro = ((cents(paid["EUR"] ?? "0") + leased(leasing)) / 100).toFixed(2)
  const owed = Object.entries({ ...paid, EUR: euro }).filter(([, amount]) => amount !== "0.00")
  expect(await capturedInMedusa(stack)).toEqual(Object.fromEntries(owed))
}

/** A capture follows the activation; the service's callback may come a moment later than the browser. */
const CAPTURE_LIMIT_MS = 20_000

export async function waitUntilCaptured(stack: Stack, orderId: string): Promise<void> {
  const limit = Date.now() + CAPTURE_LIMIT_MS
  while ((await readOrder(stack.admin, orderId)).payment_status !== "captured") {
    if (Date.now() > limit) throw new Error("The order was not captured within 20 s.")
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

export type Expected = {
  orderId: string
  sessionUuid: string
  provider: string
  status: "authorized" | "captured"
}

/** The order's payment is the session's: provider, amount to the cent, and where it stands. */
export async function expectPaidBySession(stack: Stack, expected: Expected): Promise<void> {
  const order = await readOrder(stack.admin, expected.orderId)
  const { session } = await sandboxClient(stack.sandboxUrl).session(expected.sessionUuid)
  expect(order.payment_status).toBe(expected.status)
  expect(orderPayment(order).provider_id).toBe(`pp_${expected.provider}_financing`)
  expect(session.amount).toBe(order.total.toFixed(2))
  expect(session.currency.toLowerCase()).toBe(order.currency_code)
}
