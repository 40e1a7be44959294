import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { http } from "./http"
import type { Loose, Shop } from "./shop"
import { act, begin, comeBack, financingOf, ledger } from "./shopper"

export const DAY_SECONDS = 86_400

/** The merchant at the desk, and what the ledger and Medusa's totals say afterwards. */
export function theMerchant(shop: () => Shop) {
  const sql = (): Knex => shop().container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const path = (financing: Loose, rest: string): string =>
    `/financing/financings/${String(financing.id)}${rest}`
  const post = (financing: Loose, rest: string, body: object = {}): Promise<Loose> =>
    shop().admin(path(financing, rest), { body })
  const get = async (financing: Loose, rest = ""): Promise<Loose> =>
    (await shop().admin(path(financing, rest))).body
  const refresh = async (financing: Loose): Promise<Loose> =>
    (await post(financing, "/refresh")).body.financing
  const refund = (financing: Loose, body: object = {}): Promise<Loose> =>
    shop().admin(`/payments/${String(financing.payment_id)}/refund`, { body })
  const requests = async (endpoint: string): Promise<number> =>
    (await ledger(shop())).requests.filter((one: Loose) => one.endpoint === endpoint).length
  const contract = async (): Promise<Loose> => (await ledger(shop())).contracts[0]

  const agreeWithdrawal = async (): Promise<void> => {
    const { plans } = (await shop().admin("/financing/plans")).body
    for (const plan of plans)
      await shop().admin(`/financing/plans/${String(plan.id)}`, { body: { withdrawal_agreed: true } })
  }

  /** Medusa's totals of the order: what its payment section and its summary show. */
  const totals = async (financing: Loose): Promise<Loose> => {
    const fields = "fields=id,status,payment_status,summary,*payment_collections.payments.refunds"
    const { order } = (await shop().admin(`/orders/${String(financing.order_id)}?${fields}`)).body
    const refunds = order.payment_collections[0].payments[0].refunds
    return {
      status: order.status,
      payment: order.payment_status,
      refunds: refunds.map((row: Loose) => row.amount),
      refunded: order.summary.refunded_total,
      pending: order.summary.pending_difference,
      by: refunds.map((row: Loose) => row.created_by),
    }
  }

  /** An order whose financing is active and captured. */
  async function paid(): Promise<Loose> {
    const attempt = await begin(shop())
    const granted = await act(shop(), attempt.session, "grant")
    await comeBack(granted.browser_return)
    const financing = { ...(await financingOf(shop(), attempt.id)), session: attempt.session }
    expect((await post(financing, "/approve")).status).toBe(200)
    return financing
  }

  /** The same, of which parts may be given back: paid out, and a day later. */
  async function returnable(): Promise<Loose> {
    const financing = await paid()
    await act(shop(), financing.session, "pay_out")
    await http(`${shop().sandbox.url}/_sandbox/clock`, { body: { advance_seconds: DAY_SECONDS } })
    return financing
  }

  return { sql, post, get, refresh, refund, requests, contract, agreeWithdrawal, totals, paid, returnable }
}
