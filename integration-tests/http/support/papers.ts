import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Loose, Shop } from "./shop"
import { act, begin, comeBack, financingOf, ledger, setSandbox, until } from "./shopper"

/** The papers of financings, as the merchant asks for them and as the service has them. */
export interface Papers {
  readonly sql: () => Knex
  readonly send: (financing: Loose, name: string, body: object | FormData) => Promise<Loose>
  readonly read: (financing: Loose, name: string) => Promise<Loose>
  readonly refresh: (financing: Loose) => Promise<Loose>
  readonly operations: (financing: Loose, kind: string) => Promise<Loose[]>
  readonly changeConnection: (change: object) => Promise<Loose>
  /** How often the service was asked for this endpoint. */
  readonly requests: (endpoint: string) => Promise<number>
  readonly contract: () => Promise<Loose>
  readonly application: () => Promise<Loose>
  readonly purchase: () => Promise<Loose>
  /** An order whose financing waits for the merchant. */
  readonly sold: () => Promise<Loose>
  /** The same, once the service has been told the order's number. */
  readonly soldAndTold: () => Promise<Loose>
  /** A contract that waits for a proof of the customer's income. */
  readonly proving: () => Promise<Loose>
}

export function papersOf(shop: () => Shop): Papers {
  const path = (financing: Loose, name: string): string =>
    `/financing/financings/${String(financing.id)}/${name}`
  const send: Papers["send"] = (financing, name, body) => shop().admin(path(financing, name), { body })
  const read: Papers["read"] = (financing, name) => shop().admin(path(financing, name))
  const refresh: Papers["refresh"] = async (financing) =>
    (await shop().admin(path(financing, "refresh"), { method: "POST" })).body.financing
  const application = async (): Promise<Loose> => (await ledger(shop())).applications[0]

  async function sold(): Promise<Loose> {
    await setSandbox(shop(), { callbacks: { mode: "never" } })
    const attempt = await begin(shop())
    const granted = await act(shop(), attempt.session, "grant")
    await comeBack(granted.browser_return)
    return { ...(await financingOf(shop(), attempt.id)), session: attempt.session }
  }

  return {
    sql: () => shop().container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    send,
    read,
    refresh,
    operations: async (financing, kind) =>
      (await read(financing, "")).body.operations.filter((one: Loose) => one.kind === kind),
    changeConnection: (change) =>
      shop().admin(`/financing/connections/${shop().connectionId}`, { body: change }),
    requests: async (endpoint) =>
      (await ledger(shop())).requests.filter((one: Loose) => one.endpoint === endpoint).length,
    contract: async () => (await ledger(shop())).contracts[0],
    application,
    purchase: async () => (await application()).purchase,
    sold,
    soldAndTold: async () => {
      const financing = await sold()
      await until(application, ({ purchase }) => purchase !== null)
      return financing
    },
    proving: async () => {
      await setSandbox(shop(), { callbacks: { mode: "never" } })
      const attempt = await begin(shop())
      await act(shop(), attempt.session, "grant")
      await act(shop(), attempt.session, "request_verification")
      return refresh(attempt)
    },
  }
}
