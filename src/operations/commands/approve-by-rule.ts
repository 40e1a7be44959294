import { ruleFor, type RuleWaitsFor } from "../../core/shared/autopilot"
import type { FinancingRecord } from "../../core/shared/records"
import type { ShopDesk } from "../desk"
import { raiseAttention } from "../raise-attention"
import { captureLease } from "../settle/capture-lease"
import { holdLease, withLease } from "../with-lease"

/** Who approved, in the operation and in the journal: a rule of the plan, not a person. */
const AUTOPILOT = "autopilot"

/** After an attempt that came to nothing the rule waits this long before the next, in milliseconds. */
const AGAIN_AFTER_MS = 600_000

interface Due {
  readonly financing: FinancingRecord
  readonly orderId: string
  readonly paymentId: string
  readonly rule: RuleWaitsFor
}

/**
 * Approves the financing if its plan's rule says so and its order has come so far, as the merchant would: through
 * Medusa's capture. Safe to call at any time and from several places at once; one approval is ever sent.
 */
export async function approveByRule(desk: ShopDesk, id: string): Promise<void> {
  const due = await dueOf(desk, id)
  if (due === null || !(await isOrderReady(desk, due))) return
  const turn = await holdLease(desk, { key: `${AUTOPILOT}:${id}`, ms: AGAIN_AFTER_MS, waitMs: 0 })
  if (turn === null) return
  if (await approve(desk, due)) await turn.release()
}

async function dueOf(desk: ShopDesk, id: string): Promise<Due | null> {
  const financing = await desk.records.findFinancing({ id })
  if (financing === null || financing.order_id === null || financing.payment_id === null) return null
  const plan = await desk.records.findPlan(financing.plan_id)
  const rule = plan && ruleFor(plan, financing, await desk.records.listOperations(id))
  if (rule === null) return null
  return { financing, orderId: financing.order_id, paymentId: financing.payment_id, rule }
}

async function isOrderReady(desk: ShopDesk, { orderId, rule }: Due): Promise<boolean> {
  const order = await desk.commerce.order(orderId)
  if (order === null || order.canceled) return false
  return rule === "placed" || desk.commerce.isFulfilled(orderId)
}

/** Whoever placed the order just now may still be looking at its payment. */
const OTHERS_TAKE_MS = 5_000

/** True when the turn can be given back: approved, refused for a person to look at, or somebody else is at it. */
async function approve(desk: ShopDesk, { financing, paymentId, rule }: Due): Promise<boolean> {
  await saveIntent(desk, financing, rule)
  const captured = await withLease(desk, captureLease(paymentId, OTHERS_TAKE_MS), () =>
    desk.commerce.capture(paymentId),
  )
  return captured === null || captured.ok || noteOutcome(desk, financing.id)
}

/** The approval that the capture then sends: its note says whose it is. */
async function saveIntent(desk: ShopDesk, financing: FinancingRecord, rule: RuleWaitsFor): Promise<void> {
  const operations = await desk.records.listOperations(financing.id)
  if (operations.some(({ kind }) => kind === "approve")) return
  await desk.records.openOperation({
    financing_id: financing.id,
    kind: "approve",
    idempotency_key: `approve:${financing.id}:1`,
    amount: financing.payable,
    note: AUTOPILOT,
  })
  await desk.records.journal(financing, [
    { kind: "action", summary: "approval_by_rule", details: { note: AUTOPILOT, order: rule } },
  ])
}

/** The service may have taken the approval without activating yet; what it refused is a person's matter. */
async function noteOutcome(desk: ShopDesk, id: string): Promise<boolean> {
  const approvals = (await desk.records.listOperations(id)).filter(({ kind }) => kind === "approve")
  if (approvals.some(({ status }) => status === "done")) return true
  const refused = approvals.some(({ status }) => status === "refused")
  const financing = refused ? await desk.records.findFinancing({ id }) : null
  if (financing?.stage !== "awaiting_approval") return refused
  await raiseAttention(desk, financing, { reason: "approval_refused" })
  return true
}
