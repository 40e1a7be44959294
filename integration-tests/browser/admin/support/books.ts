import { sandboxClient } from "../../../../demo/check/sandbox-client"
import type { Stack } from "../../../../demo/stack"
import type { LedgerContract } from "../../../../sandbox"
import type { Sold } from "./sold"

interface MedusaPayment {
  readonly captured_at: string | null
  readonly canceled_at: string | null
  readonly refunds: { readonly amount: number }[]
}

/** What Medusa says of the order's only payment. */
export interface InMedusa {
  readonly status: string
  readonly captured: boolean
  readonly cancelled: boolean
  /** Major units, as the ledger writes them. */
  readonly refunded: string
}

export async function inMedusa({ admin }: Stack, { orderId }: Sold): Promise<InMedusa> {
  const fields = "payment_status,*payment_collections.payments,*payment_collections.payments.refunds"
  const { order } = await admin.get<{
    order: { payment_status: string; payment_collections: { payments: MedusaPayment[] }[] }
  }>(`/orders/${orderId}?fields=${fields}`)
  const payments = order.payment_collections.flatMap((collection) => collection.payments)
  const refunds = payments.flatMap((payment) => payment.refunds)
  return {
    status: order.payment_status,
    captured: payments.some(({ captured_at: at }) => at !== null),
    cancelled: payments.every(({ canceled_at: at }) => at !== null),
    refunded: refunds.reduce((sum, { amount }) => sum + amount, 0).toFixed(2),
  }
}

/** The contract in the sandbox's ledger. */
export async function inLedger({ sandboxUrl }: Stack, { session }: Sold): Promise<LedgerContract> {
  const { contract } = await sandboxClient(sandboxUrl).session(session)
  if (contract === null) throw new Error("The sandbox has no contract for this session.")
  return contract
}

/** How often the service was asked by this endpoint. */
export async function requestsOf({ sandboxUrl }: Stack, endpoint: string): Promise<number> {
  const { requests } = await sandboxClient(sandboxUrl).ledger()
  return requests.filter((request) => request.endpoint === endpoint).length
}

/** Moves the sandbox's clock: what becomes due happens at once. */
export const advance = (stack: Stack, seconds: number): Promise<void> =>
  control(stack, "/clock", { advance_seconds: seconds })

async function control({ sandboxUrl }: Stack, path: string, body: object): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/_sandbox${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`The sandbox answered ${path} with ${answer.status}.`)
}

const PATIENCE_MS = 20_000

/** Reads until it is as expected; otherwise fails with what was read last. */
export async function eventually<T>(read: () => Promise<T>, expected: Partial<T>): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const seen = await read()
    try {
      expect(seen).toMatchObject(expected)
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((go) => setTimeout(go, 250))
    }
  }
}
