import { KEPT, type KeptReason } from "../../core/shared/personal-data"
import type { Desk } from "../desk"
import { eraseOne } from "./erase"

export interface EraseCustomerInput {
  /** Medusa's customer. */
  readonly customer_id: string
  /** An admin user's id, or null for the store's own code. */
  readonly actor?: string | null
}

/** A financing that must be kept yet, and why, as a word and as a sentence. */
interface KeptFinancing {
  readonly id: string
  readonly reason: KeptReason
  readonly sentence: string
}

export interface ErasedCustomer {
  /** How many financings. */
  readonly erased: number
  readonly kept: readonly KeptFinancing[]
}

/** Erases every financing of a customer that may be; safe to repeat. */
export async function eraseCustomer(
  desk: Desk,
  { customer_id: customerId, actor = null }: EraseCustomerInput,
): Promise<ErasedCustomer> {
  const kept: KeptFinancing[] = []
  const financings = await desk.records.listFinancingsOfCustomer(customerId)
  for (const { id } of financings) {
    const reason = await eraseOne(desk, id, { summary: "erased_on_request", actor })
    if (reason !== null) kept.push({ id, reason, sentence: KEPT[reason] })
  }
  return { erased: financings.length - kept.length, kept }
}
