import { setTimeout as sleep } from "node:timers/promises"

import { applicantOf } from "../../load/applicant"
import { CONSENT } from "../../load/direct-plan"
import { fillBasket, type Goods } from "../../load/goods"
import type { Door } from "../../load/open-doors"

export type Shopping = {
  readonly doors: readonly [Door, Door]
  readonly goods: Goods
  readonly method: string
}

type Action = { type: string; offer?: { id: string }; order_id?: string | null }
type Answer = { next_action: Action }
type Started = { financing: { id: string }; token: string; next_action: Action }

/** Two minutes: longer than every fast polling and the callbacks after it. */
const PATIENCE_MS = 120_000

/** How often a tab asks the store, and how often it presses "look again": far more often than the service is read. */
const LOOK_MS = 300
const PRESS_MS = 2_000

const PERIOD = 3

/** One shopper with the same purchase open in two tabs, each at another process. @returns the order's id */
export async function buyInTwoTabs(shopping: Shopping, number: number): Promise<string> {
  const [first] = shopping.doors
  const email = `direct-${String(number)}@example.com`
  const cart = await fillBasket(first.store, shopping.goods, {
    country: "pl",
    article: number,
    quantity: 1,
    email,
  })
  const started = await first.store<Started>("/financings", {
    body: { cart_id: cart.id, method: shopping.method },
  })
  if (started.next_action.type !== "apply") throw new Error(`not apply but ${started.next_action.type}`)
  const tabs = shopping.doors.map((door) => openTab(door, started))
  const together = (work: (tab: Tab) => Promise<Answer>) => Promise.any(tabs.map(work)).catch(reasonsOf)
  const applicant = applicantOf(number)
  await together((tab) => tab.post("/application", { period: PERIOD, applicant, consents: [CONSENT] }))
  const offers = await Promise.all(tabs.map((tab) => tab.until("accept_offer")))
  await together((tab) => tab.post("/offer/accept", { offer_id: offers[0]?.offer?.id }))
  await Promise.all(tabs.map((tab) => tab.until("sign")))
  await together((tab) => tab.post("/signing", { method: "sms" }))
  await Promise.all(tabs.map((tab) => tab.until("confirm_code")))
  await together((tab) => tab.post("/signing/code", { code: "0000" }))
  const ends = await Promise.all(tabs.map((tab) => tab.until("complete", hasOrder)))
  return String(ends[0]?.order_id)
}

/** One tab of two may be told that the other was faster, never both. */
function reasonsOf(error: unknown): never {
  throw new Error(error instanceof AggregateError ? error.errors.map(String).join("; ") : String(error))
}

const hasOrder = (action: Action): boolean => action.order_id != null

interface Tab {
  readonly post: (path: string, body: object) => Promise<Answer>
  readonly until: (type: string, fits?: (action: Action) => boolean) => Promise<Action>
}

function openTab({ store }: Door, { financing: { id }, token }: Started): Tab {
  const headers = { "x-financing-token": token }
  const post = (path: string, body: object) => store<Answer>(`/financings/${id}${path}`, { body, headers })
  const until: Tab["until"] = async (type, fits = () => true) => {
    const giveUpAt = Date.now() + PATIENCE_MS
    let pressAt = Date.now() + PRESS_MS
    for (;;) {
      const { next_action: action } = await store<Answer>(`/financings/${id}`, { headers })
      if (action.type === type && fits(action)) return action
      if (Date.now() > giveUpAt) throw new Error(`${type} never came; it stayed ${action.type}`)
      if (Date.now() > pressAt) {
        pressAt = Date.now() + PRESS_MS
        await post("/refresh", {})
      }
      await sleep(LOOK_MS)
    }
  }
  return { post, until }
}
