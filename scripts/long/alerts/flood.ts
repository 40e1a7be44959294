import { setTimeout as pause } from "node:timers/promises"

import { startSandbox } from "../../../sandbox"
import { atOnce } from "../../load/at-once"
import { openDoors } from "../../load/open-doors"
import { randomFrom } from "../../load/random"
import { readLog } from "../../load/read-log"
import { alertRows, financingRows, readFlooded } from "./flooded-rows"
import { forgedAlert } from "./forged-alert"
import { beginLeases } from "./leases"

export type FloodWish = {
  /** A migrated and seeded store in which nothing was sold yet. */
  readonly databaseUrl: string
  readonly logFile: string
  readonly seed: number
  readonly alerts: number
  readonly say: (line: string) => void
}

export type Flood = {
  readonly figures: Readonly<Record<string, number>>
  /** Empty when all is well. */
  readonly problems: readonly string[]
}

const LEASES = 10

/** Alerts that travel at the same time. */
const AT_ONCE = 16

/** A check for the last alert begins within this time. */
const LAST_CHECK_MS = 6_000

/** What the plugin promises: one check for each lease in this time, caused by alerts. */
const GAP_SECONDS = 5

/** Beside them the job checks by its schedule, and whoever waited checks once more at the end. */
const OTHER_CHECKS = 5

/** Listed phases and one for all others, each with OK or something else. */
const KINDS_OF_ALERT = 22

/** Everybody forges; then what came of it is counted. Everything that was started is stopped again. */
export async function flood(wish: FloodWish): Promise<Flood> {
  const stops: (() => Promise<void>)[] = []
  try {
    const sandbox = await startSandbox({ port: 0, settings: { leasing_alerts: { mode: "never" } } })
    stops.push(() => sandbox.close())
    const [door] = await openDoors({
      databaseUrl: wish.databaseUrl,
      publicUrl: "http://localhost:9000",
      logFiles: [wish.logFile],
    })
    if (!door) throw new Error("The store has no process.")
    stops.push(door.stop)
    const leases = await beginLeases(door, sandbox, LEASES)
    const checks = () => sandbox.ledger().requests.filter(({ endpoint }) => endpoint === "L5").length
    return await measured(wish, { url: door.url, leases, checks })
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

type Place = {
  readonly url: string
  readonly leases: Awaited<ReturnType<typeof beginLeases>>
  readonly checks: () => number
}

async function measured(wish: FloodWish, { url, leases, checks }: Place): Promise<Flood> {
  const before = await readFlooded(wish.databaseUrl, financingRows)
  const checksBefore = checks()
  const began = Date.now()
  const answers = await forge(wish, { url, leases })
  const sentIn = (Date.now() - began) / 1000
  await pause(LAST_CHECK_MS)
  const seconds = (Date.now() - began) / 1000
  const after = await readFlooded(wish.databaseUrl, financingRows)
  const rows = await readFlooded(wish.databaseUrl, alertRows)
  const made = checks() - checksBefore
  const most = {
    checks: LEASES * (Math.ceil(seconds / GAP_SECONDS) + OTHER_CHECKS),
    rows: LEASES * KINDS_OF_ALERT * (Math.ceil(seconds / 60) + 1),
  }
  const wrongly = answers.filter(({ status, expected }) => status !== expected).length
  return {
    figures: {
      alerts: answers.length,
      "of a known application": answers.filter(({ status }) => status === 200).length,
      "a second": Math.round(answers.length / sentIn),
      seconds: Math.round(seconds),
      "checks made": made,
      "checks at most": most.checks,
      "rows kept": rows.length,
      "rows at most": most.rows,
    },
    problems: [
      ...(wrongly === 0 ? [] : [`${wrongly} alerts were answered otherwise than expected`]),
      ...(JSON.stringify(after) === JSON.stringify(before) ? [] : ["a financing has changed"]),
      ...(made > 0 && made <= most.checks ? [] : [`${made} checks were made`]),
      ...(rows.length > 0 && rows.length <= most.rows ? [] : [`${rows.length} rows were kept`]),
      ...readLog(wish.logFile).errors,
    ],
  }
}

type Answered = { readonly status: number; readonly expected: number }

async function forge(
  { seed, alerts, say }: FloodWish,
  { url, leases }: Pick<Place, "url" | "leases">,
): Promise<Answered[]> {
  const chance = randomFrom(seed)
  const forged = Array.from({ length: alerts }, () => forgedAlert(chance, leases))
  const tenth = Math.ceil(alerts / 10)
  let done = 0
  return atOnce(AT_ONCE, forged, async ({ path, init, expected }) => {
    const { status } = await fetch(`${url}${path}`, init)
    done += 1
    if (done % tenth === 0) say(`${done} of ${alerts} sent`)
    return { status, expected }
  })
}
