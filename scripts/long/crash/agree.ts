import type { AdminApi } from "../../../demo/stack/admin-api"
import type { Ledger, LedgerContract } from "../../../sandbox"
import type { Sale } from "./sale"

type Payment = {
  readonly captures: readonly { amount: number }[]
  readonly refunds: readonly { amount: number }[]
}

type Order = {
  readonly status: string
  readonly summary: { readonly refunded_total: number; readonly pending_difference: number }
  readonly payment_collections: readonly { readonly payments: readonly Payment[] }[]
}

/** What Medusa and the service's ledger say of one sale, in major units. */
export type Standing = {
  readonly order: string
  readonly captured: number
  readonly refunds: readonly number[]
  readonly pending: number
  readonly contract: string
  /** What the service has been given back. */
  readonly givenBack: number
  readonly sent: Readonly<Record<string, number>>
  readonly stage: string
  readonly attention: string | null
}

const FIELDS = "status,summary,*payment_collections.payments.captures,*payment_collections.payments.refunds"

const sum = (rows: readonly { amount: number }[]): number => rows.reduce((all, { amount }) => all + amount, 0)

export async function standingOf(admin: AdminApi, sale: Sale, ledger: Ledger): Promise<Standing> {
  const { order } = await admin.get<{ order: Order }>(`/orders/${sale.orderId}?fields=${FIELDS}`)
  const { financing } = await admin.get<{ financing: { stage: string; attention: string | null } }>(
    `/financing/financings/${sale.financingId}`,
  )
  const contract = ledger.contracts.find(({ session_uuid: uuid }) => uuid === sale.sessionUuid)
  if (contract === undefined) throw new Error("The sale has no contract at the service.")
  const payments = order.payment_collections.flatMap(({ payments: found }) => found)
  return {
    order: order.status,
    captured: sum(payments.flatMap(({ captures }) => captures)),
    refunds: payments.flatMap(({ refunds }) => refunds.map(({ amount }) => amount)),
    pending: order.summary.pending_difference,
    contract: contract.status,
    givenBack: givenBack(contract),
    sent: requestsOf(ledger, contract.uuid),
    stage: financing.stage,
    attention: financing.attention,
  }
}

const givenBack = ({ status, amount, amount_now: now }: LedgerContract): number =>
  status === "terminated" ? Number(amount) : Number(amount) - Number(now)

const ONCE = ["E5", "E6", "E8", "F4"] as const

const requestsOf = (ledger: Ledger, contractUuid: string): Record<string, number> =>
  Object.fromEntries(
    ONCE.map((endpoint) => [
      endpoint,
      ledger.requests.filter((one) => one.endpoint === endpoint && one.path.includes(contractUuid)).length,
    ]),
  )

/** Where Medusa and the service disagree, in sentences; empty when they agree. */
export function disagreements(seen: Standing): string[] {
  const refunded = seen.refunds.reduce((all, amount) => all + amount, 0)
  const paid = seen.contract === "activated" || seen.contract === "terminated"
  return [
    ...(paid === seen.captured > 0
      ? []
      : [`captured ${seen.captured} of a contract that is ${seen.contract}`]),
    ...(Math.abs(refunded - seen.givenBack) < 0.001
      ? []
      : [`refunded ${refunded}, but given back ${seen.givenBack}`]),
    ...(seen.order === "canceled" && seen.contract === "signed" ? ["a cancelled order with a contract"] : []),
    ...Object.entries(seen.sent)
      .filter(([, times]) => times > 1)
      .map(([endpoint, times]) => `${endpoint} was sent ${times} times`),
    ...(seen.attention === null || seen.attention === "order_without_payment"
      ? []
      : [`a person was called: ${seen.attention}`]),
  ]
}

/** Whether the command has come to its end, here and there. */
export const isDone = (command: string, seen: Standing): boolean => {
  switch (command) {
    case "approve":
      return seen.captured > 0
    case "cancel":
      return seen.contract === "cancelled" && seen.order === "canceled"
    case "withdraw":
      return seen.contract === "terminated" && seen.refunds.length === 1
    default:
      return seen.refunds.length === 1 && seen.givenBack > 0
  }
}
