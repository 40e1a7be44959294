import { approveByRule } from "./commands/approve-by-rule"
import type { ShopDesk } from "./desk"
import { raiseAttention } from "./raise-attention"

/** So many financings are looked at in one run; it comes round to the others. */
const BATCH = 50

/** The safety net behind the events: approves what a plan's rule says, and calls a person for what waits too long. */
export async function runAutopilot(desk: ShopDesk): Promise<void> {
  for (const id of await desk.records.listForRules(BATCH))
    await attempt(desk, id, () => approveByRule(desk, id))
  for (const id of await desk.records.listApprovalsOverdue(BATCH, desk.clock.now()))
    await attempt(desk, id, () => noteOverdue(desk, id))
}

/** One that fails does not keep the others. */
async function attempt(desk: ShopDesk, id: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    desk.log.warn(`financing ${id}: autopilot failed, ${error instanceof Error ? error.name : "error"}`)
  }
}

async function noteOverdue(desk: ShopDesk, id: string): Promise<void> {
  const financing = await desk.records.findFinancing({ id })
  if (financing?.stage !== "awaiting_approval" || financing.attention !== null) return
  await raiseAttention(desk, financing, { reason: "approval_overdue" })
}
