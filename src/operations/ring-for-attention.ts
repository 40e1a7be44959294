import { ATTENTION, type AttentionReason } from "../core/shared/attention"
import type { FinancingRecord } from "../core/shared/records"
import type { ShopDesk } from "./desk"
import { newHolder } from "./tokens"

/** A key that is refused is one matter, however many financings it keeps from being read or started. */
const KEY_BELL_MS = 3_600_000

const TITLES: Partial<Record<AttentionReason, string>> = {
  terminated: "A contract was terminated",
  connection_unauthorized: "The financing service refuses a key",
  approval_overdue: "A financing waits for your approval",
}

/** By what people know it: the order's number, or the financing's id. Never a name or an address. */
const nameOf = ({ id, order_number: number }: FinancingRecord): string =>
  number === null ? id : `order #${number}`

/** Rings Medusa's bell for a financing that waits for a person: once for each matter. */
export async function ringForAttention(
  desk: ShopDesk,
  { id, reason }: { readonly id: string; readonly reason: AttentionReason },
): Promise<void> {
  const financing = await desk.records.findFinancing({ id })
  if (financing === null) return
  const title = TITLES[reason] ?? "A financing needs you"
  if (reason !== "connection_unauthorized") {
    await desk.commerce.ringBell(title, `${ATTENTION[reason].sentence} (${nameOf(financing)})`)
    return
  }
  const found = await desk.records.findConnection(financing.connection_id)
  if (found === null || !(await isFirstInAnHour(desk, financing.connection_id))) return
  await desk.commerce.ringBell(
    title,
    `The service refuses the key of the connection ${found.connection.name}, so nothing can be financed or read through it. Enter the right key in Settings, Financing.`,
  )
}

/** The lease is left to run out: whoever comes within the hour finds it taken. */
async function isFirstInAnHour(desk: ShopDesk, connectionId: string): Promise<boolean> {
  const lease = { key: `bell:key:${connectionId}`, holder: newHolder(), ms: KEY_BELL_MS }
  return (await desk.records.acquireLease(lease, desk.clock.now())) !== "taken"
}
