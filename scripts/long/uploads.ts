import fs from "node:fs"
import path from "node:path"

import { seedFinancing } from "../../demo/seed/financing"
import { createDatabase } from "../create-database"
import { startPostgres } from "../embedded-postgres"
import { freePort } from "../free-port"
import { sellDirect } from "../load/direct-plan"
import { type Goods, stockGoods } from "../load/goods"
import { type Door, openDoors, publishableKeyOf } from "../load/open-doors"
import { prepareStore } from "../load/prepare-store"
import { ROOT } from "../run-command"
import { type Running, startProcess } from "../start-process"
import type { LongMode } from "./long-mode"
import { askedForProof, type Proving, statement, upload } from "./uploads/income-proof"
import { mib, MIB, problemsOf } from "./uploads/judge"
import { levelOf, MEASURED, riseDuring } from "./uploads/process-memory"

const LOG_FOLDER = path.join(ROOT, "test-results", "uploads")
const PRODUCT = { code: "hirepurchase_epos_pl", method: "hire-purchase" }

/** At the same moment. */
const UPLOADS = 10
const SMALL = 5 * MIB
/** What a plan allows in one sending. */
const LARGE = 25 * MIB

/** From the smallest on; each is compared with the one before. */
const SENDINGS = [
  { name: "a file of 5 MiB", bytes: SMALL },
  { name: "a file of 25 MiB", bytes: LARGE },
]

const WARM_UPS = 3
/** An odd number: the median is one of them. */
const ROUNDS = 5

const SANDBOX_LIMIT_MS = 60_000

/**
 * Ten shoppers hand in their statements at once, while the service runs in another process.
 *
 * Measured is the store's process, by the kernel: the peak of its resident memory while ten sendings are on their way,
 * less what it holds before, warmed up, idle, and with its garbage collected. Every chunk that Node reads from a
 * connection is a buffer of its own, and V8 collects those once 32 MiB of them have come together: so the rise is the
 * buffers in use and that much garbage, and ten files of 5 MiB, 50 MiB in all, come to it as ten of 25 MiB do. Neither
 * part grows with a file; what holds files whole would hold 250 MiB.
 */
export const testUploads: LongMode = async ({ say }) => {
  fs.rmSync(LOG_FOLDER, { recursive: true, force: true })
  fs.mkdirSync(LOG_FOLDER, { recursive: true })
  const stops: (() => Promise<void>)[] = []
  try {
    const postgres = await startPostgres()
    stops.push(() => postgres.stop())
    const port = await freePort()
    stops.push((await startSandboxProcess(port)).stop)
    const { url } = await createDatabase({ server: postgres.url("postgres"), name: "uploads" })
    const door = await openStore(url, say)
    stops.push(door.stop)
    await measure({ door, goods: await stock(door, `http://127.0.0.1:${String(port)}`), say })
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

const startSandboxProcess = (port: number): Promise<Running> =>
  startProcess(
    { line: ["npx", "tsx", "scripts/sandbox.ts", "--port", String(port)] },
    { ready: (output) => output.includes(String(port)), limitMs: SANDBOX_LIMIT_MS },
  )

async function openStore(databaseUrl: string, say: (line: string) => void): Promise<Door> {
  const publicUrl = "http://localhost:9000"
  await prepareStore({ databaseUrl, folder: LOG_FOLDER, say })
  const logFiles = [path.join(LOG_FOLDER, "medusa.log")]
  const [door] = await openDoors({ databaseUrl, publicUrl, logFiles, env: MEASURED })
  if (door === undefined) throw new Error("The store has no process.")
  return door
}

/** Goods, a plan that is sold in the shop, and a service that asks everybody for a proof by hand. */
async function stock({ admin }: Door, sandboxUrl: string): Promise<Goods> {
  await seedFinancing(admin, sandboxUrl)
  await sellDirect(admin, PRODUCT)
  const decision = {
    decision: "income_proof_required",
    income_proof_type: "manual_internal_verification",
    times: UPLOADS,
  }
  const control = async (name: string, body: object) => {
    const answer = await fetch(`${sandboxUrl}/_sandbox/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`The sandbox answered ${String(answer.status)}: ${await answer.text()}`)
  }
  await control("decisions", decision)
  await control("settings", { income_proof_delay_ms: null, attachments: { most: UPLOADS, largest: LARGE } })
  return stockGoods(admin, [249])
}

interface Measuring {
  readonly door: Door
  readonly goods: Goods
  readonly say: (line: string) => void
}

/** @throws Error when ten large sendings cost more memory than they may */
async function measure({ door, goods, say }: Measuring): Promise<void> {
  const key = await publishableKeyOf(door.admin)
  const { pid } = door
  const proving: Proving[] = []
  for (let number = 1; number <= UPLOADS; number += 1)
    proving.push(await askedForProof(door, goods, { number, method: PRODUCT.method }))
  const tenAtOnce = (bytes: number): Promise<number> => {
    const sendings = proving.map((one) => ({ proving: one, form: statement(bytes) }))
    return riseDuring(pid, async () => {
      await Promise.all(sendings.map((sending) => upload(door.url, key, sending)))
    })
  }
  for (let round = 0; round < WARM_UPS; round += 1) await tenAtOnce(SMALL)
  say(`warm: ${mib(await levelOf(pid))} held`)
  const all = SENDINGS.map(({ name, bytes }) => ({ name, bytes, rounds: [] as number[] }))
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { bytes, rounds } of all) rounds.push(await tenAtOnce(bytes))
  const problems = problemsOf(all, say)
  if (problems.length > 0) throw new Error(problems.join(" "))
}
