import fs from "node:fs"
import path from "node:path"

import { seedFinancing } from "../../demo/seed/financing"
import { startSandbox, type Sandbox } from "../../sandbox"
import { createDatabase } from "../create-database"
import { startPostgres } from "../embedded-postgres"
import { stockGoods } from "../load/goods"
import { openDoors, type Door } from "../load/open-doors"
import { prepareStore } from "../load/prepare-store"
import { ROOT } from "../run-command"
import { disagreements, isDone, standingOf } from "./crash/agree"
import { CASES, press, type Case } from "./crash/cases"
import { letTimePass } from "./crash/later"
import { makeActive, sell, type Sale } from "./crash/sale"
import type { LongMode } from "./long-mode"

const LOG_FOLDER = path.join(ROOT, "test-results", "crash")
const POINT_FILE = path.join(LOG_FOLDER, "point")
const PUBLIC_URL = "http://localhost:9000"
const PRICE = 249
const DAY_SECONDS = 86_400

/** A process that was killed is gone in far less, once its connections have ended. */
const DEATH_TAKES_MS = 5_000

type Place = { readonly databaseUrl: string; readonly sandbox: Sandbox }

/**
 * Kills the Medusa process at every named point of the commands about money, starts it again and refreshes: Medusa
 * and the service's ledger agree, and the command pressed again comes to its end once.
 */
export const testCrash: LongMode = async ({ say }) => {
  fs.rmSync(LOG_FOLDER, { recursive: true, force: true })
  fs.mkdirSync(LOG_FOLDER, { recursive: true })
  const postgres = await startPostgres()
  const sandbox = await startSandbox({ port: 0, settings: { callbacks: { mode: "never" } } })
  try {
    const { url } = await createDatabase({ server: postgres.url("postgres"), name: "crash" })
    await prepareStore({ databaseUrl: url, folder: LOG_FOLDER, say })
    const failed = await killEverywhere({ databaseUrl: url, sandbox }, say)
    if (failed > 0)
      throw new Error(`${failed} of ${CASES.length} points failed; the logs are in ${LOG_FOLDER}.`)
  } finally {
    await sandbox.close()
    await postgres.stop()
  }
}

async function open({ databaseUrl }: Place): Promise<Door> {
  const [door] = await openDoors({
    databaseUrl,
    publicUrl: PUBLIC_URL,
    logFiles: [path.join(LOG_FOLDER, "medusa.log")],
    env: { MEDUSA_FINANCING_CRASH_AT: POINT_FILE },
  })
  if (door === undefined) throw new Error("Medusa did not start.")
  return door
}

async function killEverywhere(place: Place, say: (line: string) => void): Promise<number> {
  let door = await open(place)
  let failed = 0
  try {
    const sales = await sellForAll(place, door)
    say(`${CASES.length} orders are placed`)
    for (const [at, one] of CASES.entries()) {
      const sale = sales[at]
      if (sale === undefined) throw new Error("There is no sale for a point.")
      const problems = await killAt(door, one, sale)
      door = await open(place)
      await letTimePass(place.databaseUrl)
      problems.push(...(await afterwards(place, { door, one, sale })))
      console.log(`${problems.length === 0 ? "ok    " : "FAILED"}  ${one.point}`)
      for (const problem of problems) console.log(`        ${problem}`)
      if (problems.length > 0) failed += 1
    }
  } finally {
    await door.stop()
  }
  return failed
}

/** All that is needed is sold first: a part is given back from the day after on, and the clock moves once. */
async function sellForAll({ sandbox }: Place, door: Door): Promise<Sale[]> {
  await seedFinancing(door.admin, sandbox.url)
  const goods = await stockGoods(door.admin, [PRICE, PRICE + 1])
  const store = { door, goods, sandboxUrl: sandbox.url }
  const sales: Sale[] = []
  for (const [at, { command }] of CASES.entries()) {
    const sale = await sell(store, at)
    if (command === "withdraw" || command === "return") await makeActive(store, sale)
    sales.push(sale)
  }
  await fetch(`${sandbox.url}/_sandbox/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ advance_seconds: DAY_SECONDS }),
  })
  return sales
}

/** Presses with the point set; the process must die on its way. */
async function killAt(door: Door, one: Case, sale: Sale): Promise<string[]> {
  fs.writeFileSync(POINT_FILE, one.point)
  const pressed = press(door.admin, sale, one).then(
    () => "The command was answered: the point was not passed.",
    () => null,
  )
  const answeredFirst = pressed.then(() => later(DEATH_TAKES_MS))
  const died = await Promise.race([door.ended.then(() => true), answeredFirst])
  fs.rmSync(POINT_FILE)
  if (died) return []
  const answered = await pressed
  await door.stop()
  return [answered ?? "The command was refused: the point was not passed."]
}

const later = (ms: number): Promise<false> =>
  new Promise((go) => {
    setTimeout(() => go(false), ms).unref()
  })

type Killed = { readonly door: Door; readonly one: Case; readonly sale: Sale }

/** One refresh repairs; pressing again is safe and finishes what was not begun. */
async function afterwards({ sandbox }: Place, { door, one, sale }: Killed): Promise<string[]> {
  await door.admin.post(`/financing/financings/${sale.financingId}/refresh`)
  const repaired = await standingOf(door.admin, sale, sandbox.ledger())
  const problems = disagreements(repaired).map((problem) => `after the refresh: ${problem}`)
  if (!isDone(one.command, repaired))
    await press(door.admin, sale, one).catch((error: unknown) => {
      problems.push(error instanceof Error ? error.message : "The second press failed.")
    })
  const finished = await standingOf(door.admin, sale, sandbox.ledger())
  problems.push(...disagreements(finished).map((problem) => `after the second press: ${problem}`))
  if (!isDone(one.command, finished)) problems.push(`not finished: ${JSON.stringify(finished)}`)
  return problems
}
