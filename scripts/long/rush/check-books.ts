import BigNumber from "bignumber.js"

import type { LedgerCallback, LedgerContract, LedgerRequest, LedgerSession } from "../../../sandbox"
import type { BookedOrder, Books } from "./books"
import type { Purchase } from "./plan-purchases"

/** One thing that must hold; `problems` says where it does not. */
export type Check = { readonly name: string; readonly problems: readonly string[] }

export type Accounts = {
  readonly purchases: readonly Pick<Purchase, "method" | "approval">[]
  readonly books: Books
  readonly ledger: ReadLedger
}

/** What is read of the service's ledger. */
export type ReadLedger = {
  readonly sessions: readonly Pick<LedgerSession, "uuid" | "status" | "amount" | "paid_amount" | "currency">[]
  readonly contracts: readonly Pick<LedgerContract, "uuid" | "status">[]
  readonly callbacks: readonly {
    readonly id: string
    readonly attempts: readonly Pick<LedgerCallback["attempts"][number], "status" | "error">[]
  }[]
  readonly requests: readonly Pick<LedgerRequest, "endpoint">[]
}

/** After the rush: one order, one payment and one capture for each purchase, here and at the service. */
export function checkBooks(accounts: Accounts): Check[] {
  const wanted = accounts.purchases.length
  return [
    { name: `${wanted} orders in Medusa, one for each cart`, problems: orders(accounts) },
    { name: `${wanted} captures in Medusa, one for each order`, problems: captures(accounts) },
    { name: `${wanted} purchases paid in the service's ledger`, problems: paid(accounts) },
    { name: "order, capture and ledger agree to the cent", problems: amounts(accounts) },
    { name: "every callback was sent twice and acknowledged", problems: callbacks(accounts) },
    { name: "every approval was sent once", problems: approvals(accounts) },
    { name: "every financing is active and captured, none needs a person", problems: financings(accounts) },
  ]
}

const unlessEqual = (what: string, seen: number, wanted: number): string[] =>
  seen === wanted ? [] : [`${what}: ${seen} instead of ${wanted}`]

function orders({ purchases, books }: Accounts): string[] {
  return [
    ...unlessEqual("orders in the admin API", books.orders.length, purchases.length),
    ...unlessEqual("rows of orders, deleted ones too", books.rows.order, purchases.length),
    ...unlessEqual("carts linked to an order", books.rows.order_cart, purchases.length),
  ]
}

function captures({ purchases, books }: Accounts): string[] {
  const wanted = purchases.length
  const { payment, capture, order_transaction: transactions } = books.rows
  return [
    ...unlessEqual("rows of payments, deleted ones too", payment, wanted),
    ...unlessEqual("rows of captures, deleted ones too", capture, wanted),
    ...unlessEqual("rows of order transactions, deleted ones too", transactions, wanted),
    ...books.orders.flatMap((order) => {
      const [first, ...more] = paymentsOf(order)
      if (first && more.length === 0 && first.captures.length === 1 && order.payment_status === "captured")
        return []
      const seen = paymentsOf(order).map((one) => `a payment with ${one.captures.length} captures`)
      return [`order ${order.id}: ${order.payment_status}, ${seen.join(" and ")}`]
    }),
  ]
}

const paymentsOf = (order: BookedOrder) => order.payment_collections.flatMap(({ payments }) => payments)

function paid({ purchases, ledger }: Accounts): string[] {
  const contracts = purchases.filter(({ method }) => method !== "pay-next-month").length
  return [
    ...unlessEqual("sessions", ledger.sessions.length, purchases.length),
    ...unlessEqual("contracts", ledger.contracts.length, contracts),
    ...ledger.sessions
      .filter(({ status, amount, paid_amount: sum }) => status !== "completed" || sum !== amount)
      .map(({ uuid, status }) => `session ${uuid} is ${status}`),
    ...ledger.contracts
      .filter(({ status }) => status !== "activated")
      .map(({ uuid, status }) => `contract ${uuid} is ${status}`),
  ]
}

function amounts({ books, ledger }: Accounts): string[] {
  const orderOf = new Map(books.orders.map((order) => [order.id, order]))
  const sessionOf = new Map(ledger.sessions.map((session) => [session.uuid, session]))
  return books.financings.flatMap(({ id, order_id: orderId, remote_session_id: uuid }) => {
    const order = orderOf.get(orderId ?? "")
    const session = sessionOf.get(uuid ?? "")
    if (!order || !session) return [`financing ${id} has no order or no session`]
    const captured = paymentsOf(order).flatMap((payment) => payment.captures.map(({ amount }) => amount))
    const seen = [order.total, BigNumber.sum(0, ...captured).toNumber()].map(cents)
    const currency = order.currency_code.toUpperCase()
    const same = seen.every((sum) => sum === session.paid_amount) && currency === session.currency
    const there = `${session.paid_amount} ${session.currency}`
    return same ? [] : [`order ${order.id}: ${seen.join(", ")} ${currency}, the service says ${there}`]
  })
}

const cents = (amount: number) => new BigNumber(amount).toFixed(2, BigNumber.ROUND_HALF_UP)

/** The service tells everything twice. */
export const COPIES = 2

function callbacks({ purchases, ledger }: Accounts): string[] {
  const wanted = purchases.length + purchases.filter(({ approval }) => approval).length
  return [
    ...unlessEqual("callbacks", ledger.callbacks.length, wanted),
    ...ledger.callbacks
      .filter(({ attempts }) => attempts.length !== COPIES || attempts.some(({ status }) => status !== 200))
      .map(({ id, attempts }) => {
        const answers = attempts.map(({ status, error }) => status ?? error)
        return `callback ${id} was answered ${answers.join(" and ")}`
      }),
  ]
}

function approvals({ purchases, ledger }: Accounts): string[] {
  const sent = ledger.requests.filter(({ endpoint }) => endpoint === "E5").length
  return unlessEqual("approvals", sent, purchases.filter(({ approval }) => approval).length)
}

function financings({ books }: Accounts): string[] {
  return books.financings
    .filter((one) => one.stage !== "active" || one.captured_at === null || one.attention !== null)
    .map(({ id, stage, attention, captured_at: at }) => {
      return `financing ${id} is ${stage}, ${at ? "captured" : "not captured"}, attention ${attention ?? "none"}`
    })
}
