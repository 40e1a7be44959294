import type { FinancingRecord } from "../../core/shared/records"
import { err, type Result } from "../../core/shared/result"

/** Why a command was not carried out, for the merchant. `codes` are the service's own machine codes. */
export interface CommandRefusal {
  readonly reason: string
  readonly codes: readonly string[]
  /** True when the service took the command and only the result is still on its way: a success to come. */
  readonly pending?: boolean
}

export type CommandOutcome = Result<FinancingRecord, CommandRefusal>

export const refuse = (reason: string, codes: readonly string[] = []): CommandOutcome =>
  err({ reason, codes })

export interface CommandOptions {
  /** Who asked: an admin user's id, or null for a rule of ours. */
  readonly actor: string | null
  /** A word of ours or a person's note, kept with the operation. */
  readonly note?: string | null
}
