import fs from "node:fs"
import path from "node:path"

import { seedFinancing } from "../../demo/seed/financing"
import { type Ledger, startSandbox } from "../../sandbox"
import { createDatabase } from "../create-database"
import { startPostgres } from "../embedded-postgres"
import { sellDirect } from "../load/direct-plan"
import { stockGoods } from "../load/goods"
import { type Door, openDoors } from "../load/open-doors"
import { prepareStore } from "../load/prepare-store"
import { readLog } from "../load/read-log"
import { ROOT } from "../run-command"
import type { LongMode } from "./long-mode"
import { openCallbackRelay } from "./rush/callback-relay"
import { checkReads } from "./tabs/check-reads"
import { buyInTwoTabs } from "./tabs/shopper"

const LOG_FOLDER = path.join(ROOT, "test-results", "tabs")
const SHOPPERS = 10
const PRODUCT = { code: "split_epos_0.0%_pl", method: "split-payment" }
const PRICES = [249, 199.99, 301.5]

/** Longer than each fast polling, so that it runs to its end. */
const SETTINGS = { decision_delay_ms: 34_000, signing_activation_delay_ms: 19_000 }

/**
 * Ten shoppers with two tabs each, at two Medusa processes that share a database alone: the service is read for each
 * application and contract at most once a second, and no longer than it allows.
 */
export const testTabs: LongMode = async ({ say, purchases: shoppers = SHOPPERS }) => {
  fs.rmSync(LOG_FOLDER, { recursive: true, force: true })
  fs.mkdirSync(LOG_FOLDER, { recursive: true })
  const stops: (() => Promise<void>)[] = []
  try {
    const postgres = await startPostgres()
    stops.push(() => postgres.stop())
    const sandbox = await startSandbox({ port: 0, settings: SETTINGS })
    stops.push(() => sandbox.close())
    const relay = await openCallbackRelay()
    stops.push(relay.close)
    const { url } = await createDatabase({ server: postgres.url("postgres"), name: "tabs" })
    await prepareStore({ databaseUrl: url, folder: LOG_FOLDER, say })
    const doors = await openTwoDoors(url, relay.url)
    stops.push(async () => {
      await Promise.all(doors.map(({ stop }) => stop()))
    })
    relay.lead(doors.map((door) => door.url))
    await seedFinancing(doors[0].admin, sandbox.url)
    await sellDirect(doors[0].admin, PRODUCT)
    const goods = await stockGoods(doors[0].admin, PRICES)
    say(`${String(shoppers)} shoppers with two tabs each`)
    const numbers = Array.from({ length: shoppers }, (_, at) => at + 1)
    const shopping = { doors, goods, method: PRODUCT.method }
    const orders = await Promise.all(numbers.map((number) => buyInTwoTabs(shopping, number)))
    judge({ orders, ledger: sandbox.ledger(), doors, shoppers })
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

async function openTwoDoors(databaseUrl: string, publicUrl: string): Promise<[Door, Door]> {
  const logFiles = [1, 2].map((number) => path.join(LOG_FOLDER, `medusa-${String(number)}.log`))
  const [first, second] = await openDoors({ databaseUrl, publicUrl, logFiles })
  if (first === undefined || second === undefined) throw new Error("The store has not two processes.")
  return [first, second]
}

interface Outcome {
  readonly orders: readonly string[]
  readonly ledger: Ledger
  readonly doors: readonly Door[]
  readonly shoppers: number
}

/** @throws Error with everything that is wrong */
function judge({ orders, ledger, doors, shoppers }: Outcome): void {
  const reads = checkReads(ledger)
  const sent = (endpoint: string) => ledger.requests.filter((one) => one.endpoint === endpoint).length
  const counted = {
    orders: new Set(orders).size,
    C1: sent("C1"),
    C3: sent("C3"),
    E2: sent("E2"),
    activated: ledger.contracts.filter(({ status }) => status === "activated").length,
  }
  for (const { of, closest, most } of reads)
    console.log(`${of}: at most ${String(most)} in fast polling, never closer than ${String(closest)} ms`)
  console.log(JSON.stringify(counted))
  const problems = [
    ...reads.flatMap((one) => one.problems),
    ...Object.entries(counted).flatMap(([name, count]) =>
      count === shoppers ? [] : [`${name}: ${String(count)} instead of ${String(shoppers)}`],
    ),
    ...doors.flatMap(({ logFile }) => readLog(logFile).errors),
  ]
  if (problems.length > 0) throw new Error(problems.join("\n"))
}
