import { isExitOf } from "../../core/shared/attention"
import { compareAmounts, isPositive, payableOf } from "../../core/shared/money"
import type { FinancingChange } from "../../core/shared/record-inputs"
import type { FinancingRecord } from "../../core/shared/records"
import { ok } from "../../core/shared/result"
import { changeAnyway } from "../change-anyway"
import type { Desk, ShopDesk } from "../desk"
import { leftAtService } from "../returns/giving-back"
import { refreshFinancing } from "../refresh/refresh-financing"
import { settle } from "../settle/settle"
import { newHolder } from "../tokens"
import { cancelFinancing } from "./cancel-financing"
import { withdraw } from "./merchant-commands"
import { refuse, type CommandOptions, type CommandOutcome } from "./command-outcome"

/** What a person decides about a financing. */
export type Resolution =
  | { readonly exit: "place" }
  | { readonly exit: "cancel" }
  | { readonly exit: "withdraw" }
  /** `amount` is what was given back at the service: it may then be booked as one refund. */
  | { readonly exit: "record"; readonly note: string; readonly amount: string | null }
  | { readonly exit: "ignore"; readonly note: string }

export interface ResolveInput extends CommandOptions {
  readonly id: string
  readonly resolution: Resolution
}

/** Takes one of the exits of a financing's attention. Recording is always possible. */
export async function resolveAttention(
  desk: ShopDesk,
  { id, resolution, actor }: ResolveInput,
): Promise<CommandOutcome> {
  const financing = await desk.records.findFinancing({ id })
  if (financing === null) return refuse("not_found")
  if (resolution.exit === "record") return record(desk, financing, { ...resolution, actor })
  if (financing.attention === null || !isExitOf(financing.attention, resolution.exit))
    return refuse("no_such_exit")
  switch (resolution.exit) {
    case "place":
      return place(desk, financing)
    case "cancel":
      return cancel(desk, financing, actor)
    case "withdraw":
      return takeBack(desk, financing, actor)
    case "ignore":
      return ok(await clear(desk, financing, { summary: "ignored", note: resolution.note, actor }))
  }
}

async function place(desk: ShopDesk, financing: FinancingRecord): Promise<CommandOutcome> {
  const fresh = (await refreshFinancing(desk, financing.id)) ?? financing
  const settled = await settle(desk, fresh, { byPerson: true })
  return settled.order_id === null ? refuse("order_not_placed", noteOf(settled)) : ok(settled)
}

const noteOf = (financing: FinancingRecord): readonly string[] =>
  [financing.attention, financing.attention_note].filter((word) => word !== null)

async function cancel(
  desk: ShopDesk,
  financing: FinancingRecord,
  actor: string | null,
): Promise<CommandOutcome> {
  const outcome = await cancelFinancing(desk, financing.id, { actor })
  if (!outcome.ok) return outcome
  const cleared = await clear(desk, outcome.value, { summary: "cancelled_by_person", note: null, actor })
  return ok(await settle(desk, cleared))
}

/** The service's yes closes the matter; a termination that does not follow within a day raises its own. */
async function takeBack(
  desk: ShopDesk,
  financing: FinancingRecord,
  actor: string | null,
): Promise<CommandOutcome> {
  const carried = await withdraw(desk, financing.id, { actor })
  if (!carried.ok) return carried
  return ok(await clear(desk, carried.value.financing, { summary: "withdrawn_by_person", note: null, actor }))
}

interface Recording extends CommandOptions {
  readonly note: string
  readonly amount: string | null
}

async function record(desk: Desk, financing: FinancingRecord, given: Recording): Promise<CommandOutcome> {
  const { actor, note } = given
  const amount = given.amount === null ? null : payableOf(given.amount, financing.currency_code)
  if (amount !== null && (!isPositive(amount) || compareAmounts(amount, financing.payable) > 0))
    return refuse("amount_out_of_range")
  const left = leftAtService(financing, await desk.records.listOperations(financing.id))
  if (amount !== null && compareAmounts(amount, left) > 0) return refuse("recorded_over_payable")
  await desk.records.openOperation({
    financing_id: financing.id,
    kind: "record",
    idempotency_key: `record:${financing.id}:${newHolder()}`,
    amount,
    actor,
    note,
    status: "done",
  })
  return ok(await clear(desk, financing, { summary: "recorded", note, actor, amount }))
}

interface Clearing extends CommandOptions {
  readonly summary: string
  readonly note: string | null
  readonly amount?: string | null
}

/** Closes the matter with a journal row that says who did and what they wrote. */
async function clear(desk: Desk, financing: FinancingRecord, closing: Clearing): Promise<FinancingRecord> {
  const { saved } = await changeAnyway(desk, financing, (latest) => clearedBy(latest, closing))
  if (saved !== null) return saved
  throw new Error(`Financing ${financing.id} could not be saved: others keep changing it.`)
}

const clearedBy = (
  financing: FinancingRecord,
  { summary, note, actor, amount }: Clearing,
): FinancingChange => ({
  to: {
    attention: null,
    attention_since: null,
    attention_note: null,
    closed_attention: financing.attention ?? financing.closed_attention,
  },
  journal: [{ kind: "note", summary, details: { note, amount: amount ?? null }, actor }],
})
