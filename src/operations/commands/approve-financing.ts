import type { FinancingRecord } from "../../core/shared/records"
import { err, ok } from "../../core/shared/result"
import { budgetFor, LEAST_MS, type Budget } from "../budget"
import type { Desk } from "../desk"
import { refreshFinancing } from "../refresh/refresh-financing"
import { refuse, type CommandOptions, type CommandOutcome } from "./command-outcome"
import { noteUnknown } from "./note-unknown"
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
  const budget = budgetFor(desk, ACTIVATION_BUDGET_MS)
  const before = await refreshFinancing(desk, id, { budgetMs: budget.left() })
  if (before === null) return refuse("not_found")
  const early = withoutSending(before)
  if (early !== null) return early
  const refused = await send(desk, before, { ...options, budget })
  if (refused === null) return waitUntilActive(desk, id, budget)
  const after = await refreshFinancing(desk, id, { budgetMs: budget.left() })
  await noteUnknown(desk, before, after)
  return after?.stage === "active" ? ok(after) : refused
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
  { budget, ...options }: CommandOptions & { readonly budget: Budget },
): Promise<CommandOutcome | null> {
  if (await wasApproved(desk, before)) return null
  const command = "approve"
  const offer = await offered(desk, before, { command, budgetMs: budget.left() })
  if (!offer.ok) return offer
  const sent = await sendOnce(desk, before, { command, budgetMs: budget.left(), ...options })
  return sent.ok ? null : sent.error
}

const wasApproved = async (desk: Desk, financing: FinancingRecord): Promise<boolean> =>
  (await desk.records.listOperations(financing.id)).some(
    ({ kind, status }) => kind === "approve" && status === "done",
  )

async function waitUntilActive(desk: Desk, id: string, budget: Budget): Promise<CommandOutcome> {
  for (;;) {
    const latest = await refreshFinancing(desk, id, { budgetMs: budget.left() })
    if (latest === null) return refuse("not_found")
    if (latest.stage === "active") return ok(latest)
    if (latest.stage !== "awaiting_approval") return refuse(`stage_${latest.stage}`)
    if (budget.left() <= LEAST_MS)
      return err({ reason: "approved_waiting_for_activation", codes: [], pending: true })
    await desk.clock.sleep(ACTIVATION_POLL_MS)
  }
}
