/**
 * `npm run bench [-- --purchases 50 --builtin 20]`: how long after the 200 to the service's callback the order is
 * committed, and beside it, in the same run and the same Medusa, the same by Medusa's built-in webhook route with a
 * provider that asks nobody. One purchase after another; PostgreSQL writes durably; the sandbox answers at once.
 * Before it, how much longer the client takes than bare axios on the same agent; `-- --client-only` for that alone.
 * Then how long the admin's list of financings takes with 1,000 and with 100,000 of them; `-- list` for that alone.
 * Ends 1 when the plugin's median is a second or more, or the client takes more than 1.15 times as long, or the first or
 * the last page of the list takes 50 ms at the 95th percentile or 1.5 times as long with many as with few.
 */
import { parseArgs } from "node:util"

import { Client } from "pg"

import { type BenchStore, openBenchStore } from "./bench/bench-store"
import { clientOverhead, OVERHEAD_LIMIT, ratioOf } from "./bench/client-overhead"
import { timeToOrder } from "./bench/measure"
import { builtInRoute, pluginRoute, type Route } from "./bench/routes"
import {
  listTimes,
  MANY,
  PAGE_LIMIT_MS,
  PAGE_RATIO,
  pageTable,
  PROMISED,
  ratioOfPages,
} from "./bench/list-pages"
import { median, p95, table, type Times } from "./bench/times"
import { wholeNumber } from "./load/whole-number"

const MEDIAN_LIMIT_MS = 1000

/** `POST /hooks/payment/:provider` waits so long, by default, before it looks at what it got. */
const BUILT_IN_WAIT_MS = 5000

/** Of each route, before anything counts: a process that has just started is slow. */
const WARM_UP = 2

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    purchases: { type: "string", default: "50" },
    builtin: { type: "string", default: "20" },
    "client-only": { type: "boolean", default: false },
  },
})

async function benchClient(): Promise<boolean> {
  const times = await clientOverhead()
  const ratio = ratioOf(times)
  const [client, bare] = [median(times.client), median(times.bare)].map((time) => time.toFixed(2))
  console.log(`A reading by the client: ${client ?? ""} ms at the median, by bare axios ${bare ?? ""} ms.`)
  const good = ratio <= OVERHEAD_LIMIT
  console.log(
    `${good ? "ok     " : "FAILED "} ${ratio.toFixed(3)} times as long; ${OVERHEAD_LIMIT} is the limit`,
  )
  return good
}

async function openPlace(): Promise<Place> {
  const store = await openBenchStore({ say: console.log, stops })
  const database = new Client({ connectionString: store.databaseUrl })
  await database.connect()
  stops.push(() => database.end())
  return { store, database }
}

async function benchOrders(place: Place): Promise<boolean> {
  const counts = {
    purchases: wholeNumber("purchases", values.purchases),
    builtin: wholeNumber("builtin", values.builtin),
  }
  const [ours, builtIn] = await measureInTurn(place, counts)
  report(ours, builtIn)
  const fast = median(ours) < MEDIAN_LIMIT_MS
  console.log(fast ? "ok      the median is under a second" : "FAILED  the median is a second or more")
  return fast
}

async function benchList({ store, database }: Place): Promise<boolean> {
  const times = await listTimes(store.url, database, console.log)
  console.log(`\n${pageTable(times)}\n`)
  return PROMISED.map((name) => {
    const [most, ratio] = [p95(times[name].many), ratioOfPages(times[name])]
    const good = most < PAGE_LIMIT_MS && ratio <= PAGE_RATIO
    const found = `${most.toFixed(1)} ms (under ${PAGE_LIMIT_MS}), ${ratio.toFixed(2)} times (at most ${PAGE_RATIO})`
    console.log(`${good ? "ok     " : "FAILED "} the ${name} of ${MANY}: ${found}`)
    return good
  }).every((good) => good)
}

type Place = { readonly store: BenchStore; readonly database: Client }
type Counts = { readonly purchases: number; readonly builtin: number }

/** The two routes take turns, so that whatever else the machine does meets both. */
async function measureInTurn(
  { store, database }: Place,
  { purchases, builtin }: Counts,
): Promise<[Times, Times]> {
  const time = async (route: Route) => timeToOrder(database, await route(store))
  for (let at = 0; at < WARM_UP; at += 1) {
    await time(pluginRoute)
    await time(builtInRoute)
  }
  const ours: number[] = []
  const builtIn: number[] = []
  while (ours.length < purchases) {
    ours.push(await time(pluginRoute))
    if (builtIn.length < (ours.length / purchases) * builtin) builtIn.push(await time(builtInRoute))
    if (ours.length % 10 === 0) console.log(`${ours.length} of ${purchases}`)
  }
  return [ours, builtIn]
}

function report(ours: Times, builtIn: Times): void {
  const withoutWait = builtIn.map((time) => time - BUILT_IN_WAIT_MS)
  console.log("\nFrom the 200 to the committed order with its authorized payment:\n")
  console.log(
    table({
      "medusa-financing": ours,
      "Medusa's built-in webhook": builtIn,
      "Medusa's built-in webhook less its 5 s wait": withoutWait,
    }),
  )
  const ratio = (times: Times) => (median(ours) / median(times)).toFixed(2)
  console.log(`\nRatio of the medians: ${ratio(builtIn)}; without the wait ${ratio(withoutWait)}.`)
}

const stops: (() => Promise<void>)[] = []

async function stopAll(): Promise<void> {
  for (const stop of stops.reverse()) await stop()
}

async function benchAll(): Promise<boolean> {
  if (positionals.includes("list")) return benchList(await openPlace())
  const light = await benchClient()
  if (values["client-only"]) return light
  const place = await openPlace()
  const fast = await benchOrders(place)
  return (await benchList(place)) && light && fast
}

benchAll()
  .then(
    (good) => {
      process.exitCode = good ? 0 : 1
    },
    (error: unknown) => {
      console.error(error)
      process.exitCode = 1
    },
  )
  .finally(() => void stopAll())
