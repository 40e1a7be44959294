import type { FinancingRecord } from "../../core/shared/records"
import { err, ok } from "../../core/shared/result"
import type { Desk } from "../desk"
import { refreshFinancing } from "../refresh/refresh-financing"
import { refuse, type CommandOptions, type CommandOutcome } from "./command-outcome"
import { offered } from "./offer"
import { sendOnce } from "./run-command"

/** How long a merchant's click waits for the contract to become active. Partner API, section 4.G: once a second. */
const ACTIVATION_BUDGET_MS = 8_000
const ACTIVATION_POLL_MS = 1_000

/**
 * Approves the contract: the merchant's word that the goods go out. One approval is ever sent.
 * Not compensated: an approval cannot be taken back through the API.
 * @returns the active financing; a refusal with `pending` when the service took it but has not activated yet
 */
export async function approveFinancing(
  desk: Desk,
  id: string,
  options: CommandOptions,
): Promise<CommandOutcome> {
  const until = desk.clock.now().getTime() + ACTIVATION_BUDGET_MS
  const before = await refreshFinancing(desk, id)
  if (before === null) return refuse("not_found")
  const early = withoutSending(before)
  if (early !== null) return early
  const sent = await send(desk, before, options)
  if (sent !== null) {
    const after = await refreshFinancing(desk, id)
    return after?.stage === "active" ? ok(after) : sent
  }
  return waitUntilActive(desk, id, until)
}

function withoutSending(financing: FinancingRecord): CommandOutcome | null {
  if (financing.amount_check === "mismatch") return refuse("amount_mismatch")
  if (financing.stage === "active") return ok(financing)
  return financing.stage === "awaiting_approval" ? null : refuse(`stage_${financing.stage}`)
}

/** Null when the service has the approval, now or since earlier. */
async function send(
  desk: Desk,
  before: FinancingRecord,
  options: CommandOptions,
): Promise<CommandOutcome | null> {
  if (await wasApproved(desk, before)) return null
  const offer = await offered(desk, before, "approve")
  if (!offer.ok) return offer
  const sent = await sendOnce(desk, before, { command: "approve", ...options })
  return sent.ok ? null : sent.error
}

const wasApproved = async (desk: Desk, financing: FinancingRecord): Promise<boolean> =>
  (await desk.records.listOperations(financing.id)).some(
    ({ kind, status }) => kind === "approve" && status === "done",
  )

async function waitUntilActive(desk: Desk, id: string, until: number): Promise<CommandOutcome> {
  for (;;) {
    const latest = await refreshFinancing(desk, id)
    if (latest === null) return refuse("not_found")
    if (latest.stage === "active") return ok(latest)
    if (latest.stage !== "awaiting_approval") return refuse(`stage_${latest.stage}`)
    if (desk.clock.now().getTime() + ACTIVATION_POLL_MS > until)
      return err({ reason: "approved_waiting_for_activation", codes: [], pending: true })
    await desk.clock.sleep(ACTIVATION_POLL_MS)
  }
}
