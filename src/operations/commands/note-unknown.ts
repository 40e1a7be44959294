import type { FinancingRecord } from "../../core/shared/records"
import type { Desk } from "../desk"
import { raiseAttention } from "../raise-attention"

/**
 * A command whose answer was lost, and a system that could not be read afterwards either: a person must look.
 * @param before the record as it was when the command was sent
 */
export async function noteUnknown(
  desk: Desk,
  before: FinancingRecord,
  after: FinancingRecord | null,
): Promise<void> {
  if (after === null || after.read_at?.getTime() !== before.read_at?.getTime()) return
  if (after.attention !== null) return
  await raiseAttention(desk, after, { reason: "command_unknown" })
}
