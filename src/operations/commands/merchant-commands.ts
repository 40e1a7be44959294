import { isPositive } from "../../core/shared/money"
import type { FinancingRecord } from "../../core/shared/records"
import { err, ok, type Result } from "../../core/shared/result"
import { actAs, refusalNow } from "../acting"
import { budgetFor } from "../budget"
import type { ShopDesk } from "../desk"
import { refreshFinancing } from "../refresh/refresh-financing"
import { refreshAndSettle } from "../refresh-and-settle"
import { isOfAmount, isOpen, openGivingBack } from "../returns/giving-back"
import { refundLease } from "../returns/refund-lease"
import { settleUnclear } from "../returns/settle-unclear"
import { captureLease } from "../settle/capture-lease"
import { settle } from "../settle/settle"
import { withLease } from "../with-lease"
import { cancelFinancing } from "./cancel-financing"
import type { CommandOptions, CommandOutcome, CommandRefusal } from "./command-outcome"
import { leftToReturn } from "./consume-return"
import { offered } from "./offer"
import { withdrawContract } from "./withdraw-financing"

/** What became of a merchant's command. `pending`: the service took it, and the rest follows by itself. */
export interface Carried {
  readonly financing: FinancingRecord
  readonly outcome: "done" | "pending"
  /** A reason word whose sentence says what follows; null when it is done. */
  readonly reason: string | null
}

export type Carrying = Promise<Result<Carried, CommandRefusal>>

/** A merchant's click waits this long for another of the same kind, in milliseconds. */
const CLICK_WAIT_MS = 10_000

const WITHDRAW_BUDGET_MS = 8_000

const refused = (reason: string) => err({ reason, codes: [] })

/** Approves by Medusa's own capture, so that its payment section shows it. Twice is once. */
export async function approve(desk: ShopDesk, id: string, { actor }: CommandOptions): Carrying {
  const financing = await desk.records.findFinancing({ id })
  if (financing === null) return refused("not_found")
  const { payment_id: paymentId } = financing
  if (paymentId === null) return refused("no_order")
  if (financing.captured_at !== null) return carried(financing)
  const refusal = await withLease(desk, captureLease(paymentId, CLICK_WAIT_MS), () =>
    actAs(actor, async () => whyNot(await desk.commerce.capture(paymentId))),
  )
  const after = (await refreshAndSettle(desk, id, { notWithinMs: 1_000 })) ?? financing
  if (refusal === "done") return carried(after)
  if (refusal === null) return refused("in_progress")
  return refusal.pending === true
    ? ok({ financing: after, outcome: "pending", reason: refusal.reason })
    : err(refusal)
}

const carried = (financing: FinancingRecord): Result<Carried, CommandRefusal> =>
  ok({ financing, outcome: "done", reason: null })

/** Why Medusa's workflow failed: our provider's own reason, which Medusa does not pass on. */
const whyNot = (answer: Result<void, { readonly type: string }>): CommandRefusal | "done" =>
  answer.ok ? "done" : (refusalNow() ?? { reason: "medusa_refused", codes: [answer.error.type] })

/** Cancels the contract while it is not active, and ends Medusa's payment with it. */
export async function cancel(desk: ShopDesk, id: string, options: CommandOptions): Carrying {
  const outcome: CommandOutcome = await cancelFinancing(desk, id, options)
  if (outcome.ok) return carried(await settle(desk, outcome.value))
  if (outcome.error.pending !== true) return outcome
  const financing = await desk.records.findFinancing({ id })
  return financing === null ? outcome : ok({ financing, outcome: "pending", reason: outcome.error.reason })
}

/** Withdraws the whole contract (E8) by Medusa's own refund of all that is left. Twice is once. */
export async function withdraw(desk: ShopDesk, id: string, options: CommandOptions): Carrying {
  const financing = await refreshFinancing(desk, id)
  if (financing === null) return refused("not_found")
  if (financing.stage === "withdrawn") return carried(await settle(desk, financing))
  if (financing.payment_id !== null && financing.captured_at === null) return refused("not_captured")
  const key = financing.payment_id ?? financing.id
  const refusal = await withLease(desk, refundLease(key, CLICK_WAIT_MS), () =>
    actAs(options.actor, () => withdrawAlone(desk, financing, options)),
  )
  if (refusal === null) return refused("in_progress")
  if (refusal !== "done") return err(refusal)
  const after = (await refreshAndSettle(desk, id)) ?? financing
  return after.stage === "active"
    ? ok({ financing: after, outcome: "pending", reason: "withdrawn_waiting_for_termination" })
    : carried(after)
}

async function withdrawAlone(
  desk: ShopDesk,
  financing: FinancingRecord,
  { actor, note = null }: CommandOptions,
): Promise<CommandRefusal | "done"> {
  const budget = budgetFor(desk, WITHDRAW_BUDGET_MS)
  await settleUnclear(desk, financing, budget)
  const amount = await leftToReturn(desk, financing)
  if (!isPositive(amount)) return "done"
  const operation = await withdrawalOf(desk, financing, { amount, actor, note })
  if (!operation.ok) return operation.error
  if (financing.payment_id !== null)
    return whyNot(await desk.commerce.refund({ paymentId: financing.payment_id, amount, actor, note }))
  const withdrawn = await withdrawContract(desk, financing, { operation: operation.value, budget, actor })
  return withdrawn.ok ? "done" : withdrawn.error
}

interface NewWithdrawal {
  readonly amount: string
  readonly actor: string | null
  readonly note: string | null
}

/** The withdrawal that was begun, or a new one if the service would take it and nothing else is under way. */
async function withdrawalOf(desk: ShopDesk, financing: FinancingRecord, wish: NewWithdrawal) {
  const operations = await desk.records.listOperations(financing.id)
  const begun = operations.find(
    (one) =>
      one.kind === "withdraw" && (isOpen(one) || one.status === "done") && isOfAmount(one, wish.amount),
  )
  if (begun !== undefined) return ok(begun)
  const unclear = operations.some(
    ({ kind, status }) => kind === "return_part" && (status === "unknown" || status === "sent"),
  )
  if (unclear) return refused("earlier_unclear")
  const offer = await offered(desk, financing, { command: "withdraw" })
  if (!offer.ok) return offer
  await putAside(desk, financing, wish.amount)
  const opened = await openGivingBack(desk, financing, { kind: "withdraw", ...wish })
  return opened === null ? refused("in_progress") : ok(opened)
}

/** A part that was only planned or drafted, of the very amount that is left, must not be taken for the withdrawal. */
async function putAside(desk: ShopDesk, { id }: FinancingRecord, amount: string): Promise<void> {
  for (const operation of await desk.records.listOperations(id)) {
    if (operation.kind === "return_part" && operation.status === "intended" && isOfAmount(operation, amount))
      await desk.records.changeOperation(operation, {
        status: "refused",
        codes: ["abandoned"],
        next_try_at: null,
      })
  }
}
