import type { FinancingRecord, OperationRecord } from "./records"

/** What a merchant can do with a financing; a system that lacks one says so by its reason. */
export const DESK_COMMANDS = [
  "approve",
  "cancel",
  "withdraw",
  "return_part",
  "payout_account",
  "printout",
  "purchase",
  "items",
  "merchant",
  "schedule",
  "attachments",
  "versions",
  "record",
  "refresh",
] as const

export type DeskCommand = (typeof DESK_COMMANDS)[number]

export interface OfferedCommand {
  readonly command: DeskCommand
  /** Why it is not offered now, as a reason word; null when it is. */
  readonly reason: string | null
}

interface DeskTerms {
  readonly withdrawalAgreed: boolean
  readonly aggregator: boolean
  /** What has not been given back at the service yet, a decimal string in major units. */
  readonly left: string
}

/** What is known of a financing here: nothing is asked of the service. */
export interface KnownFinancing {
  readonly financing: FinancingRecord
  readonly operations: readonly OperationRecord[]
  readonly terms: DeskTerms
}

/** A reason word why a command is not offered now, or null when it is. */
export type CommandRule = (known: KnownFinancing) => string | null

/** Every command with why it is not offered now; the service still has the last word. */
export const offeredBy = (
  rules: Readonly<Record<DeskCommand, CommandRule>>,
  known: KnownFinancing,
): readonly OfferedCommand[] => DESK_COMMANDS.map((command) => ({ command, reason: rules[command](known) }))
