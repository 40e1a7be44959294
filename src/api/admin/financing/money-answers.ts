import { MedusaError } from "@medusajs/framework/utils"
import { decimalOf } from "../../../core/shared/money"
import type { OperationRecord } from "../../../core/shared/records"
import type { Result } from "../../../core/shared/result"
import type { CommandRefusal } from "../../../operations/commands/command-outcome"
import type { Carried } from "../../../operations/commands/merchant-commands"
import { sentenceOf } from "../../../operations/commands/sentences"
import { draftOf } from "../../../operations/returns/draft"
import type { SeenReturn } from "../../../operations/returns/see-return"
import { shownFinancing } from "./shown"

const MISSING: readonly string[] = ["not_found", "return_not_found"]

/** The value, or Medusa's error with the refusal's sentence. @throws MedusaError NOT_FOUND or NOT_ALLOWED */
export function orRefuse<T>(outcome: Result<T, CommandRefusal>): T {
  if (outcome.ok) return outcome.value
  const { NOT_FOUND, NOT_ALLOWED } = MedusaError.Types
  throw new MedusaError(
    MISSING.includes(outcome.error.reason) ? NOT_FOUND : NOT_ALLOWED,
    sentenceOf(outcome.error),
  )
}

/** @throws MedusaError INVALID_DATA for what is no plain decimal number */
export function amountOrThrow(value: unknown): string {
  const amount = decimalOf(value)
  if (amount === null)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, "The amount is not a decimal number.")
  return amount
}

/** What became of a command about money. */
export const shownCarried = ({ financing, outcome, reason }: Carried) => ({
  financing: shownFinancing(financing),
  outcome,
  sentence: reason === null ? null : sentenceOf({ reason, codes: [] }),
})

type ReturnStatus = "waiting" | "drafted" | "confirming" | "done" | "abandoned" | "refused" | "unknown"

function returnStatus(operation: OperationRecord): ReturnStatus {
  const drafted = draftOf(operation) !== null
  switch (operation.status) {
    case "intended":
      return drafted ? "drafted" : "waiting"
    case "sent":
      return drafted ? "confirming" : "waiting"
    case "refused":
      return operation.codes.includes("abandoned") ? "abandoned" : "refused"
    case "done":
    case "unknown":
      return operation.status
  }
}

/** A partial return as the desk sees it. */
export const shownReturn = (operation: OperationRecord) => ({
  id: operation.id,
  amount: operation.amount,
  status: returnStatus(operation),
  version_uuid: draftOf(operation)?.versionUuid ?? null,
  next_try_at: operation.next_try_at,
  created_at: operation.created_at,
})

export const shownSeenReturn = ({ operation, before, after }: SeenReturn) => ({
  return: shownReturn(operation),
  before,
  after,
})
