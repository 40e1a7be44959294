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
import { heldBy, riseDuring } from "./uploads/process-memory"

const LOG_FOLDER = path.join(ROOT, "test-results", "uploads")
const PRODUCT = { code: "hirepurchase_epos_pl", method: "hire-purchase" }
const MIB = 1024 * 1024

/** At the same moment. */
const UPLOADS = 10
const SMALL = 5 * MIB
const LARGE = 25 * MIB

/** What ten large files may cost: over the level before, and beside what ten small ones cost. */
const MOST_RISE = 64 * MIB
const MOST_RATIO = 1.5

/** A rise below this is the heap's own breathing: V8 takes memory in pieces, whatever is uploaded. */
const BREATHING = 8 * MIB

/** Whatever else the process does costs something too: the highest of the small rounds is compared. */
const WARM_UPS = 3
const ROUNDS = 3

const SANDBOX_LIMIT_MS = 60_000

/** Ten shoppers hand in their statements at once, while the service runs in another process. */
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
  const [door] = await openDoors({ databaseUrl, publicUrl, logFiles })
  if (door === undefined) throw new Error("The store has no process.")
  return door
}

const PROOFS = UPLOADS * (WARM_UPS + 2 * ROUNDS)

/** Goods, a plan that is sold in the shop, and a service that asks everybody for a proof by hand. */
async function stock({ admin }: Door, sandboxUrl: string): Promise<Goods> {
  await seedFinancing(admin, sandboxUrl)
  await sellDirect(admin, PRODUCT)
  const decision = {
    decision: "income_proof_required",
    income_proof_type: "manual_internal_verification",
    times: PROOFS,
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

/** @throws Error when ten large files cost more memory than they may */
async function measure({ door, goods, say }: Measuring): Promise<void> {
  const key = await publishableKeyOf(door.admin)
  const { pid } = door
  let number = 0
  const tenAtOnce = async (bytes: number): Promise<number> => {
    const proving: Proving[] = []
    while (proving.length < UPLOADS) {
      number += 1
      proving.push(await askedForProof(door, goods, { number, method: PRODUCT.method }))
    }
    const sendings = proving.map((one) => ({ proving: one, form: statement(bytes) }))
    return riseDuring(pid, async () => {
      await Promise.all(sendings.map((sending) => upload(door.url, key, sending)))
    })
  }
  for (let round = 0; round < WARM_UPS; round += 1) await tenAtOnce(LARGE)
  say(`warm: ${mib(heldBy(pid))} held`)
  const rises = { small: [] as number[], large: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    rises.small.push(await tenAtOnce(SMALL))
    rises.large.push(await tenAtOnce(LARGE))
  }
  judge(rises)
}

const mib = (bytes: number): string => `${(bytes / MIB).toFixed(1)} MiB`

function judge({
  small,
  large,
}: {
  readonly small: readonly number[]
  readonly large: readonly number[]
}): void {
  const [least, most] = [Math.max(...small), Math.max(...large)]
  console.log(`10 x 5 MiB: ${small.map(mib).join(", ")}; 10 x 25 MiB: ${large.map(mib).join(", ")}`)
  console.log(
    `highest: ${mib(most)} of ${mib(MOST_RISE)}, ${(most / least).toFixed(2)} of ${String(MOST_RATIO)}`,
  )
  if (most > MOST_RISE) throw new Error(`Ten large files raised the memory by ${mib(most)}.`)
  if (most > MOST_RATIO * Math.max(least, BREATHING))
    throw new Error(`Ten large files cost ${(most / least).toFixed(2)} times what ten small ones do.`)
}
