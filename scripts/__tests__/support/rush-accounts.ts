import type { Accounts } from "../../long/rush/check-books"

type Changeable<T> = T extends readonly (infer Item)[]
  ? Changeable<Item>[]
  : T extends object
    ? { -readonly [Name in keyof T]: Changeable<T[Name]> }
    : T

/** One purchase with approval, everything there once. The parts are named, so that a test can change one. */
export function accountsOf() {
  const capture = { amount: 17.991 }
  const payment = { id: "pay_1", amount: 17.991, captures: [capture] }
  const order: Changeable<Accounts["books"]["orders"][number]> = {
    id: "order_1",
    total: 17.991,
    currency_code: "eur",
    payment_status: "captured",
    payment_collections: [{ payments: [payment] }],
  }
  const financing: Omit<Changeable<Accounts["books"]["financings"][number]>, "captured_at"> & {
    captured_at: Date | null
  } = {
    id: "fin_1",
    order_id: "order_1",
    remote_session_id: "session-1",
    stage: "active",
    attention: null,
    captured_at: new Date(),
  }
  const session: Changeable<Accounts["ledger"]["sessions"][number]> = {
    uuid: "session-1",
    status: "completed",
    amount: "17.99",
    paid_amount: "17.99",
    currency: "EUR",
  }
  const attempt = (): Changeable<Accounts["ledger"]["callbacks"][number]["attempts"][number]> => ({
    status: 200,
    error: null,
  })
  const first = attempt()
  const attempts = [first, attempt()]
  const requests: Changeable<Accounts["ledger"]["requests"]> = [{ endpoint: "A2" }, { endpoint: "E5" }]
  const rows = { order: 1, order_cart: 1, payment: 1, capture: 1, order_transaction: 1 }
  return {
    purchases: [{ method: "hire-purchase" as const, approval: true }],
    books: { orders: [order], financings: [financing], rows },
    ledger: {
      sessions: [session],
      contracts: [{ uuid: "contract-1", status: "activated" as const }],
      callbacks: [
        { id: "granted", attempts },
        { id: "completed", attempts: [attempt(), attempt()] },
      ],
      requests,
    },
    parts: { capture, order, financing, session, first, attempts, requests, rows },
  }
}
