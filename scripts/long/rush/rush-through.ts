import { type Sandbox, startSandbox } from "../../../sandbox"
import { atOnce } from "../../load/at-once"
import type { Door } from "../../load/open-doors"
import { readLog } from "../../load/read-log"
import { awaitCaptures, readBooks } from "./books"
import { buy, type Market } from "./buy"
import { type CallbackRelay, openCallbackRelay } from "./callback-relay"
import { type Check, checkBooks, COPIES } from "./check-books"
import { openShop, PROMOTION, stockShop, type Variant } from "./open-shop"
import { planPrices, planPurchases, type Purchase } from "./plan-purchases"

export type RushWish = {
  readonly variant: Variant
  /** A migrated and seeded store in which nothing was sold yet. */
  readonly databaseUrl: string
  readonly seed: number
  readonly purchases: number
  readonly say: (line: string) => void
}

export type RushResult = {
  readonly checks: readonly Check[]
  readonly orders: number
  readonly captures: number
  readonly paid: Readonly<Record<string, string>>
  readonly warnings: number
  readonly seconds: number
}

/** Shoppers at the same time. */
const SHOPPERS = 8

/** A callback that came to nothing is read again by the job within 15 s. */
const CAPTURE_LIMIT_MS = 45_000

/** The last copies travel up to 0.4 s, and may arrive behind the capture that the first of them brought about. */
const CALLBACK_LIMIT_MS = 10_000

/** Everybody buys; then the books are read. Everything that was started is stopped again. */
export async function rushThrough(wish: RushWish): Promise<RushResult> {
  const stops: (() => Promise<void>)[] = []
  try {
    const sandbox = await startSandbox({ port: 0, settings: { callbacks: { copies: COPIES } } })
    stops.push(() => sandbox.close())
    const relay = await openCallbackRelay()
    stops.push(relay.close)
    const doors = await openShop(wish.variant, { databaseUrl: wish.databaseUrl, publicUrl: relay.url })
    stops.push(async () => {
      await Promise.all(doors.map(({ stop }) => stop()))
    })
    relay.lead(doors.map(({ url }) => url))
    return await rush(wish, { doors, relay, sandbox })
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

type Place = { readonly doors: readonly Door[]; readonly relay: CallbackRelay; readonly sandbox: Sandbox }

async function rush(wish: RushWish, { doors, relay, sandbox }: Place): Promise<RushResult> {
  const [first] = doors
  if (!first) throw new Error("The store has no process.")
  const { admin } = first
  const goods = await stockShop(admin, sandbox.url, planPrices(wish.seed))
  const market = { doors, goods, promotion: PROMOTION, sandboxUrl: sandbox.url, relay }
  const purchases = planPurchases(wish.seed, wish.purchases)
  const began = Date.now()
  const problems = await everybodyBuys(market, purchases, wish.say)
  await awaitCaptures(wish.databaseUrl, { wanted: purchases.length, limitMs: CAPTURE_LIMIT_MS })
  const seconds = (Date.now() - began) / 1000
  await awaitCallbacks(sandbox)
  const books = await readBooks(admin, wish.databaseUrl)
  const ledger = sandbox.ledger()
  const logs = doors.map(({ logFile }) => readLog(logFile))
  return {
    checks: [
      { name: `${purchases.length} purchases went as shopper and merchant expect`, problems },
      ...checkBooks({ purchases, books, ledger }),
      { name: "no line of level error, no stray rejection", problems: logs.flatMap(({ errors }) => errors) },
      { name: "every Medusa process is still there", problems: await gone(doors) },
    ],
    orders: books.orders.length,
    captures: books.rows.capture,
    paid: ledger.paid,
    warnings: logs.flatMap(({ warnings }) => warnings).length,
    seconds,
  }
}

/** Waits until every callback was delivered as often as it is sent, or the time is over. */
async function awaitCallbacks(sandbox: Sandbox): Promise<void> {
  const limit = Date.now() + CALLBACK_LIMIT_MS
  const areUnderWay = () => sandbox.ledger().callbacks.some(({ attempts }) => attempts.length < COPIES)
  while (areUnderWay() && Date.now() < limit) await new Promise((resolve) => setTimeout(resolve, 100))
}

/** Answers what went wrong, with the number of the purchase. */
async function everybodyBuys(
  market: Market,
  purchases: readonly Purchase[],
  say: (line: string) => void,
): Promise<string[]> {
  let done = 0
  const tenth = Math.ceil(purchases.length / 10)
  const outcomes = await atOnce(SHOPPERS, purchases, async (purchase) => {
    const problem = await buy(market, purchase).then(
      () => null,
      (error: unknown) =>
        `purchase ${purchase.number} (${purchase.method}, ${purchase.country}): ${String(error)}`,
    )
    done += 1
    if (done % tenth === 0) say(`${done} of ${purchases.length} bought`)
    return problem
  })
  return outcomes.filter((problem) => problem !== null)
}

async function gone(doors: readonly Door[]): Promise<string[]> {
  const states = await Promise.all(
    doors.map(({ url, ended }) =>
      Promise.race([
        ended.then(() => [`the process at ${url} ended`]),
        new Promise<string[]>((resolve) => setTimeout(() => resolve([]), 50)),
      ]),
    ),
  )
  return states.flat()
}
