import { contractUuid } from "../../core/partner/ids"
import type { FinancingRecord } from "../../core/shared/records"
import { MEANING_OF_STAGE } from "../../core/shared/stage"
import type { ShopDesk } from "../desk"
import { readDirect } from "../partner/direct-reading"
import { overridesOf } from "../partner/client-of"
import { takeTurn } from "../reading-turn"
import { refreshFinancing } from "../refresh/refresh-financing"
import { applyReading } from "../refresh/apply-reading"
import { settle } from "../settle/settle"
import { withLease } from "../with-lease"

/** Partner API, section 4.G: a decision is polled once per second, at most 30 times. */
const DECISION_MS = 30_000

/** Partner API, section 4.G: after `digital`, `sms` and `paper`, and while a contract with approval is being signed. */
const CONTRACT_MS = 15_000

/** A poller whose process died keeps nobody else away for longer. */
const LEASE_SPARE_MS = 15_000

interface Polling {
  readonly of: "decision" | "contract"
  readonly ms: number
  /** Reads once in turn; null when there is nothing more to wait for. */
  readonly read: (desk: ShopDesk, financing: FinancingRecord) => Promise<FinancingRecord | null>
}

/** Polls the decision behind the shopper's back, in this process; the job goes on after it. */
export function pollDecision(desk: ShopDesk, id: string): void {
  void poll(desk, id, { of: "decision", ms: DECISION_MS, read: readDecision })
}

/** Polls the contract after a signing that is done at once. */
export function pollContract(desk: ShopDesk, id: string): void {
  void poll(desk, id, { of: "contract", ms: CONTRACT_MS, read: readContract })
}

/** One poller for each financing, whatever the tabs and the processes. It never throws: nobody waits for it. */
async function poll(desk: ShopDesk, id: string, polling: Polling): Promise<void> {
  const terms = { key: `poll:${polling.of}:${id}`, ms: polling.ms + LEASE_SPARE_MS, waitMs: 0 }
  try {
    await withLease(desk, terms, () => pollAlone(desk, id, polling))
  } catch (error) {
    desk.log.warn(`financing ${id}: polling ended, ${error instanceof Error ? error.name : "error"}`)
  }
}

const APART_MS = 1_000

async function pollAlone(desk: ShopDesk, id: string, { ms, read }: Polling): Promise<void> {
  const until = desk.clock.now().getTime() + ms
  while (desk.clock.now().getTime() + APART_MS < until) {
    await desk.clock.sleep(APART_MS)
    const financing = await desk.records.findFinancing({ id })
    if (financing === null || MEANING_OF_STAGE[financing.stage] !== "waiting") return
    const latest = await read(desk, financing)
    if (latest === null) return
  }
}

const UNDECIDED: readonly FinancingRecord["stage"][] = ["new", "started", "deciding"]

async function readDecision(desk: ShopDesk, financing: FinancingRecord): Promise<FinancingRecord | null> {
  if (!UNDECIDED.includes(financing.stage)) return null
  const read = await refreshFinancing(desk, financing.id, { polled: true })
  if (read === null) return null
  const settled = await settle(desk, read)
  return UNDECIDED.includes(settled.stage) ? settled : null
}

/** Reads E4; the rest is read only when it says something new. */
async function readContract(desk: ShopDesk, financing: FinancingRecord): Promise<FinancingRecord | null> {
  if (financing.stage !== "signing" || financing.remote_contract_id === null) return null
  const read = await readContractInTurn(desk, financing)
  if (read === null) return financing
  const settled = await settle(desk, read)
  return settled.stage === "signing" ? settled : null
}

async function readContractInTurn(desk: ShopDesk, { id }: FinancingRecord): Promise<FinancingRecord | null> {
  const turn = await takeTurn(desk, id)
  try {
    const latest = await desk.records.findFinancing({ id })
    return latest?.stage === "signing" && turn !== null ? await readNews(desk, latest) : latest
  } finally {
    await turn?.end()
  }
}

/** Null where the contract says what it said before, or cannot be read. */
async function readNews(desk: ShopDesk, financing: FinancingRecord): Promise<FinancingRecord | null> {
  const found = await desk.records.findConnection(financing.connection_id)
  if (found === null) return null
  const client = desk.partnerClientOf(found)
  const uuid = contractUuid.parse(financing.remote_contract_id)
  const contract = await client.readContract({ contractUuid: uuid }, { once: true })
  if (!contract.ok) return null
  const { statusWord, processWord } = contract.value
  if (statusWord === financing.contract_status && processWord === financing.process_status) return null
  const overrides = overridesOf(found.connection)
  const reading = await readDirect(client, { financing, overrides, contract: contract.value }, {})
  return reading.ok ? applyReading(desk, financing, reading.value) : null
}
