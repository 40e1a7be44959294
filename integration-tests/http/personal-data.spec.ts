import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import eraseOldJob from "../../src/jobs/financing-erase"
import { eraseFinancingCustomerWorkflow } from "../../src/workflows"
import { DEFAULT_SHOPS, signMessage } from "../../sandbox"
import { apply, beginDirect, CONSENT, sellDirectly, step, untilAction } from "./support/direct"
import { http } from "./support/http"
import { inAShop } from "./support/in-a-shop"
import type { Loose } from "./support/shop"
import { act, begin, comeBack, fault, financingOf, ledger, setSandbox, until } from "./support/shopper"

/** The plugin's option, as this shop has set it. */
const RETENTION_DAYS = 90
process.env["FINANCING_RETENTION_DAYS"] = String(RETENTION_DAYS)

const DAY_MS = 86_400_000

const NOTE = "Anna Kowalska called about her refusal"

inAShop((shop) => {
  const sql = (): Loose => shop().container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const dataOf = (customer: string): Promise<Loose> => shop().admin(`/financing/customers/${customer}/data`)
  const erase = (customer: string, body: object = {}): Promise<Loose> =>
    shop().admin(`/financing/customers/${customer}/erase`, { body })
  const detail = async (id: string): Promise<Loose> =>
    (await shop().admin(`/financing/financings/${id}`)).body

  /** In which tables of the plugin a text is found. A plan's own consents are the merchant's words. */
  const ownTraces = async (text: string): Promise<string[]> => {
    const tables: Loose[] = await sql()("information_schema.tables")
      .where({ table_schema: "public", table_type: "BASE TABLE" })
      .whereLike("table_name", "financing%")
      .whereNot("table_name", "financing_plan")
      .select("table_name")
    expect(tables.length).toBeGreaterThan(5)
    const found = await Promise.all(
      tables.map(async ({ table_name: name }) => ({
        name: String(name),
        rows: (await sql()(name).select()).map((row: Loose) => JSON.stringify(row)).join("\n"),
      })),
    )
    return found.filter(({ rows }) => rows.includes(text)).map(({ name }) => name)
  }

  /** A purchase of ePOS that is active and captured. */
  const activePurchase = async (): Promise<Loose> => {
    const attempt = await begin(shop(), "pay-next-month")
    const granted = await act(shop(), attempt.session, "grant")
    await comeBack(granted.browser_return)
    return until(
      () => financingOf(shop(), attempt.id),
      (seen) => seen.captured_at !== null,
      40_000,
    )
  }

  /** A purchase inside the shop that the customer gave up when the offer was there, with a note of the merchant's. */
  const endedPurchase = async (): Promise<Loose> => {
    await sellDirectly(shop())
    const attempt = await beginDirect(shop())
    expect((await apply(shop(), attempt)).status).toBe(200)
    await untilAction(shop(), attempt, "accept_offer")
    expect((await step(shop(), attempt, { path: "/cancel", body: {} })).status).toBe(200)
    const path = `/financing/financings/${attempt.id}/resolve`
    expect((await shop().admin(path, { body: { exit: "record", note: NOTE } })).status).toBe(200)
    const ended = await until(
      () => financingOf(shop(), attempt.id),
      (seen) => seen.ended_at !== null,
    )
    return { ...ended, token: attempt.token }
  }

  const readAgain = (id: string, since: string): Promise<Loose> =>
    until(
      () => financingOf(shop(), id),
      (seen) => seen.read_at > since,
    )

  const callBack = async (connectionId: string, message: object, apiKey: string): Promise<Loose> => {
    const timestamp = String(Math.floor(Date.now() / 1000))
    const signed = { ...signMessage({ message: JSON.stringify(message), apiKey, timestamp }) }
    return http(`${shop().url}/hooks/financing/partner/${connectionId}/callback`, {
      body: new URLSearchParams(signed).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    })
  }

  const keyOf = (market: string): string => DEFAULT_SHOPS.find((one) => one.market === market)?.apiKey ?? ""

  it("what is kept of a customer is handed out in full, and without keys, digests and sealed addresses", async () => {
    const active = await activePurchase()
    const ended = await endedPurchase()
    const customer: string = active.customer_id
    expect(customer).toMatch(/^cus_/)
    expect(ended.customer_id).toBe(customer)
    const { status, body } = await dataOf(customer)
    expect([status, body.customer_id]).toEqual([200, customer])
    const byId = new Map<string, Loose>(body.financings.map((one: Loose) => [one.id, one]))
    expect([...byId.keys()].sort()).toEqual([active.id, ended.id].sort())
    expect(byId.get(active.id)).toMatchObject({
      stage: "active",
      amount: "249.00",
      order_id: active.order_id,
      must_be_kept: { reason: "within_return_window", sentence: expect.stringMatching(/\.$/) },
    })
    const direct = byId.get(ended.id)
    expect(direct).toMatchObject({ flow: "direct", stage: "cancelled", must_be_kept: null })
    expect(direct.direct.offer.schedule.rows).toHaveLength(6)
    expect(JSON.stringify(direct.history)).toContain(CONSENT.texts.pl)
    expect(JSON.stringify(direct)).toContain(NOTE)
    const [kept] = await sql()("financing").where({ id: ended.id })
    for (const secret of [kept.token_hash, kept.return_token_hash, kept.fingerprint, "sealed"])
      expect(JSON.stringify(body)).not.toContain(secret)
    expect((await dataOf("cus_of_nobody")).body).toEqual({ customer_id: "cus_of_nobody", financings: [] })
  })

  it("on request what has ended is erased, and what is active is kept until its return window is over", async () => {
    const active = await activePurchase()
    const ended = await endedPurchase()
    const customer: string = active.customer_id
    const traces = [customer, NOTE, "monthly_payment", CONSENT.texts.pl, '"consents"']
    for (const trace of traces) expect([trace, await ownTraces(trace)]).not.toEqual([trace, []])
    expect((await erase(customer, { all: true })).status).toBe(400)
    expect(await erase(customer)).toMatchObject({
      status: 200,
      body: {
        erased: 1,
        kept: [{ id: active.id, reason: "within_return_window", sentence: expect.stringMatching(/\.$/) }],
      },
    })
    expect((await financingOf(shop(), active.id)).customer_id).toBe(customer)
    const { financing, journal } = await detail(ended.id)
    expect(financing).toMatchObject({ customer_id: null, direct: null, erased_at: expect.any(String) })
    const said = journal.find(({ summary }: Loose) => summary === "erased_on_request")
    expect(said).toMatchObject({ kind: "action", actor: expect.stringMatching(/^user_/) })
    expect((await step(shop(), ended, { path: "" })).body.next_action).toMatchObject({ type: "choose_other" })

    await sql()("financing")
      .where({ id: active.id })
      .update({ activated_at: new Date(Date.now() - 61 * DAY_MS) })
    const input = { customer_id: customer }
    const { result } = await eraseFinancingCustomerWorkflow(shop().container).run({ input })
    expect(result).toEqual({ erased: 1, kept: [] })
    expect((await dataOf(customer)).body.financings).toEqual([])
    for (const trace of traces) expect([trace, await ownTraces(trace)]).toEqual([trace, []])
    expect((await financingOf(shop(), active.id)).order_id).toBe(active.order_id)
  })

  it("a late callback of an erased financing still finds it, and brings nothing of the person back", async () => {
    const ended = await endedPurchase()
    await erase(ended.customer_id)
    const before = await detail(ended.id)
    await setSandbox(shop(), { callbacks: { mode: "never" } })
    const message = { uuid: ended.remote_application_id, status: "cancelled", type: "DECISION" }
    const answer = await callBack(ended.connection_id, message, keyOf("pl"))
    expect(answer.status).toBe(200)
    const after = await readAgain(ended.id, before.financing.read_at)
    expect(after).toMatchObject({ stage: "cancelled", direct: null, erased_at: before.financing.erased_at })
    const callbacks = (await detail(ended.id)).journal.filter(({ kind }: Loose) => kind === "callback")
    expect(callbacks.length).toBeGreaterThan(
      before.journal.filter(({ kind }: Loose) => kind === "callback").length,
    )
    expect(await ownTraces("monthly_payment")).toEqual([])
  })

  it("money that comes late for an erased financing is not dropped: it lives again and calls a person", async () => {
    await setSandbox(shop(), { callbacks: { mode: "never" } })
    const attempt = await begin(shop(), "pay-next-month")
    await act(shop(), attempt.session, "cancel")
    await shop().admin(`/financing/financings/${attempt.id}/refresh`, { method: "POST" })
    const { customer_id: customer } = await financingOf(shop(), attempt.id)
    expect((await erase(customer)).body).toEqual({ erased: 1, kept: [] })
    const { sessions } = await ledger(shop())
    const paid = sessions.find(({ uuid }: Loose) => uuid === attempt.session)
    await fault(shop(), {
      endpoint: "A3",
      kind: "status",
      status: 200,
      body: { session: { ...paid, status: "completed" } },
    })
    const message = { uuid: attempt.session, status: "completed", purchase_reference: "F1" }
    expect((await callBack(shop().connectionId, message, keyOf("ee"))).status).toBe(200)
    const found = await until(
      () => financingOf(shop(), attempt.id),
      (seen) => seen.attention !== null,
    )
    expect(found).toMatchObject({ stage: "active", attention: "orphaned_cart_changed", erased_at: null })
    const placed = await shop().admin(`/financing/financings/${attempt.id}/resolve`, {
      body: { exit: "place" },
    })
    expect(placed.body.financing).toMatchObject({ order_id: expect.stringMatching(/^order_/) })
  })

  it("by age the job erases what ended longer ago than the option says, and nothing else", async () => {
    const ended = await endedPurchase()
    const going = await begin(shop(), "hire-purchase")
    await runJobIn(RETENTION_DAYS - 1)
    expect((await financingOf(shop(), ended.id)).erased_at).toBeNull()
    await runJobIn(RETENTION_DAYS + 1)
    const { financing, journal } = await detail(ended.id)
    expect(financing).toMatchObject({ customer_id: null, direct: null, erased_at: expect.any(String) })
    expect(journal.at(-1)).toMatchObject({ summary: "erased_by_age", actor: null })
    expect(await financingOf(shop(), going.id)).toMatchObject({ erased_at: null, stage: "started" })
    expect(await ownTraces(NOTE)).toEqual([])
    await runJobIn(RETENTION_DAYS + 2)
    expect((await detail(ended.id)).journal).toHaveLength(journal.length)
  })

  /** Only the date is moved: everything else goes on as it does. */
  const REAL = [
    "hrtime",
    "nextTick",
    "performance",
    "queueMicrotask",
    "setImmediate",
    "clearImmediate",
    "setInterval",
    "clearInterval",
    "setTimeout",
    "clearTimeout",
  ] as const

  const runJobIn = async (days: number): Promise<void> => {
    jest.useFakeTimers({ now: Date.now() + days * DAY_MS, doNotFake: [...REAL] })
    try {
      await eraseOldJob(shop().container)
    } finally {
      jest.useRealTimers()
    }
  }
})
