import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { deskOf } from "../../../src/commerce/desk-of-container"
import { runAutopilot } from "../../../src/operations/autopilot"
import type { Loose, Shop } from "../support/shop"
import {
  act,
  begin,
  comeBack,
  fault,
  fillCart,
  financingOf,
  ledger,
  orderOf,
  start,
  until,
} from "../support/shopper"

/** Approval by a plan's rule, what waits too long for it, and the bell. */
export function approvalTests(shop: () => Shop): void {
  /** An order of a hire purchase that waits for its approval; the plan has the rule. */
  async function sold(rule: object): Promise<Loose> {
    const { body } = await shop().admin("/financing/plans")
    for (const plan of body.plans.filter((one: Loose) => one.approval_agreed))
      await shop().admin(`/financing/plans/${String(plan.id)}`, { body: rule })
    const attempt = await begin(shop())
    const granted = await act(shop(), attempt.session, "grant")
    await comeBack(granted.browser_return)
    return { ...(await financingOf(shop(), attempt.id)), session: attempt.session }
  }
  const stageOf = async ({ id }: Loose): Promise<string> => (await financingOf(shop(), id)).stage
  const approvals = async (): Promise<number> =>
    (await ledger(shop())).requests.filter((one: Loose) => one.endpoint === "E5").length
  const autopilot = (): Promise<void> => runAutopilot(deskOf(shop().container))
  const fulfil = async (financing: Loose, quantity = 1): Promise<Loose> => {
    const { body } = await shop().admin(`/orders/${String(financing.order_id)}?fields=*items`)
    const items = body.order.items.map((item: Loose) => ({ id: item.id, quantity }))
    return shop().admin(`/orders/${String(financing.order_id)}/fulfillments`, { body: { items } })
  }

  it("a plan that is approved by hand is left alone", async () => {
    const financing = await sold({ approve_when: "manual" })
    await autopilot()
    expect(await stageOf(financing)).toBe("awaiting_approval")
    expect(await approvals()).toBe(0)
  })

  it("a plan can be approved as soon as its order is placed: one approval, one capture, by the rule", async () => {
    const financing = await sold({ approve_when: "placed" })
    await until(
      () => stageOf(financing),
      (stage) => stage === "active",
    )
    await Promise.all([autopilot(), autopilot()])
    expect(await approvals()).toBe(1)
    const order = await orderOf(shop(), financing.order_id)
    expect(order.payment_collections[0].payments[0].captures).toHaveLength(1)
    const { body } = await shop().admin(`/financing/financings/${String(financing.id)}`)
    expect(body.operations.find((one: Loose) => one.kind === "approve")).toMatchObject({
      note: "autopilot",
      actor: null,
      status: "done",
    })
    expect(body.journal.map((entry: Loose) => entry.summary)).toContain("approval_by_rule")
  }, 60_000)

  it("a plan can be approved when everything is fulfilled, and not before", async () => {
    const financing = await sold({ approve_when: "fulfilled" })
    await autopilot()
    expect(await stageOf(financing)).toBe("awaiting_approval")
    expect((await fulfil(financing)).status).toBe(200)
    await until(
      () => stageOf(financing),
      (stage) => stage === "active",
    )
    expect(await approvals()).toBe(1)
  }, 60_000)

  it("a rule that is paused approves nothing, and goes on when it is not", async () => {
    const financing = await sold({ approve_when: "placed", approval_paused: true })
    await autopilot()
    expect(await stageOf(financing)).toBe("awaiting_approval")
    await shop().admin(`/financing/plans/${String(financing.plan_id)}`, { body: { approval_paused: false } })
    await autopilot()
    expect(await stageOf(financing)).toBe("active")
  }, 60_000)

  it("an approval that the service refuses calls a person, and is never sent again by the rule", async () => {
    await fault(shop(), {
      endpoint: "E5",
      kind: "status",
      status: 422,
      body: { message: ["can_not_approve"] },
    })
    const financing = await sold({ approve_when: "placed" })
    const marked = await until(
      () => financingOf(shop(), financing.id),
      ({ attention }) => attention !== null,
    )
    expect(marked).toMatchObject({ attention: "approval_refused", stage: "awaiting_approval" })
    await autopilot()
    expect(await approvals()).toBe(1)
  }, 60_000)

  it("what waits longer for its approval than the plan allows calls a person, once", async () => {
    const financing = await sold({ approve_when: "manual", approval_wait_hours: 2 })
    await autopilot()
    expect((await financingOf(shop(), financing.id)).attention).toBeNull()
    const database = shop().container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    await database.raw("update financing_journal_entry set created_at = created_at - interval '2 hours'")
    await autopilot()
    expect(await financingOf(shop(), financing.id)).toMatchObject({ attention: "approval_overdue" })
    await shop().admin(`/financing/financings/${String(financing.id)}/resolve`, {
      body: { exit: "ignore", note: "Stock comes on Monday" },
    })
    await autopilot()
    expect((await financingOf(shop(), financing.id)).attention).toBeNull()
  }, 60_000)

  it("a key that the service refuses rings the bell once, however many purchases it costs", async () => {
    await fault(shop(), { endpoint: "A2", kind: "status", status: 401 })
    for (const method of ["hire-purchase", "split-payment"] as const)
      await start(shop(), await fillCart(shop()), method)
    const read = async (): Promise<Loose[]> => {
      const { body } = await shop().admin("/notifications?channel=feed")
      return body.notifications.filter((one: Loose) => one.data.title.includes("refuses a key"))
    }
    await until(read, (bells) => bells.length > 0)
    const { body } = await shop().admin("/financing/financings?attention=connection_unauthorized")
    expect(body.count).toBe(2)
    await new Promise((go) => setTimeout(go, 500))
    const bells = await read()
    expect(bells).toHaveLength(1)
    expect(bells[0].data.description).toContain("the connection Estonia")
  })
}
