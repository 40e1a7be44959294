import { ok } from "../../core/shared/result"
import type { FinancingChange } from "../../core/shared/record-inputs"
import type { FinancingRecord } from "../../core/shared/records"
import { changeAnyway } from "../change-anyway"
import { refuse, type CommandOptions, type CommandOutcome } from "../commands/command-outcome"
import type { Desk } from "../desk"
import { nextCheckAt } from "../next-check"
import { refreshFinancing } from "../refresh/refresh-financing"

/** Inside a provider method, in milliseconds. */
const BUDGET_MS = 8_000

/**
 * The merchant captures: of a lease that waits for its advance this says that the advance has arrived, and nothing is
 * sent to the service. One that is active needs no word; any other is refused.
 */
export async function receiveAdvance(
  desk: Desk,
  id: string,
  { actor }: CommandOptions,
): Promise<CommandOutcome> {
  const financing = await refreshFinancing(desk, id, { budgetMs: BUDGET_MS })
  if (financing === null) return refuse("not_found")
  if (financing.stage === "active") return ok(financing)
  if (financing.stage !== "awaiting_approval") return refuse(`stage_${financing.stage}`)
  await desk.records.openOperation({
    financing_id: id,
    kind: "advance",
    idempotency_key: `advance:${id}`,
    amount: advanceOf(financing),
    actor,
    status: "done",
  })
  const { latest } = await changeAnyway(desk, financing, (current) => activated(desk, current, actor))
  return latest?.stage === "active" ? ok(latest) : refuse("in_progress")
}

const advanceOf = ({ facts }: FinancingRecord): string | null => {
  const advance = facts?.["advance"]
  return typeof advance === "string" ? advance : null
}

function activated(desk: Desk, current: FinancingRecord, actor: string | null): FinancingChange | null {
  if (current.stage !== "awaiting_approval") return null
  const now = desk.clock.now()
  const collected = current.attention === "advance_to_collect"
  const to = { stage: "active", activated_at: now, checks: 0 } as const
  return {
    to: {
      ...to,
      ...(collected ? { attention: null, attention_since: null, attention_note: null } : {}),
      closed_attention: null,
      next_check_at: nextCheckAt(desk, { ...current, ...to }),
    },
    journal: [
      { kind: "action", summary: "advance_received", details: { advance: advanceOf(current) }, actor },
    ],
  }
}
