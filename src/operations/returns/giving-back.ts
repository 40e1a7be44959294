import { payableOf, sameAmount, subtract, sumOf } from "../../core/shared/money"
import type { FinancingRecord, OperationKind, OperationRecord } from "../../core/shared/records"
import type { Desk } from "../desk"

/** Operations by which money goes back: our own withdrawal, our own partial return, and what a person recorded. */
const GAVE_BACK: readonly OperationKind[] = ["withdraw", "return_part", "record"]

/** Those of them that are sent to the service. */
export const isSentBack = ({ kind }: OperationRecord): boolean =>
  kind === "withdraw" || kind === "return_part"

const OPEN: readonly OperationRecord["status"][] = ["intended", "sent", "unknown"]

export const isOpen = ({ status }: OperationRecord): boolean => OPEN.includes(status)

/** What the service has not been given back yet, in major units, with the currency's decimals. */
export const leftAtService = (financing: FinancingRecord, operations: readonly OperationRecord[]): string =>
  payableOf(
    subtract(
      financing.payable,
      operations.flatMap(({ kind, status, amount }) =>
        GAVE_BACK.includes(kind) && status === "done" && amount !== null ? [amount] : [],
      ),
    ),
    financing.currency_code,
  )

/** Whether it gave back, or is to give back, exactly this amount. */
export const isOfAmount = ({ amount: own }: OperationRecord, amount: string): boolean =>
  own !== null && sameAmount(own, amount)

/** The sum of the partial returns that are done. */
export const returnedInPart = (
  financing: FinancingRecord,
  operations: readonly OperationRecord[],
): string => {
  const parts = operations.flatMap(({ kind, status, amount }) =>
    kind === "return_part" && status === "done" && amount !== null ? [amount] : [],
  )
  return parts.length === 0
    ? "0"
    : sumOf(
        parts.map((amount) => ({ amount, times: 1 })),
        financing.currency_code,
      )
}

export interface NewGivingBack {
  readonly kind: "withdraw" | "return_part"
  readonly amount: string
  readonly actor: string | null
  readonly note?: string | null
  readonly nextTryAt?: Date
}

/**
 * Saves the intent, keyed by the payment and its ordinal: of two at the same moment one is saved.
 * @returns the operation, or null when somebody else's was first
 */
export async function openGivingBack(
  desk: Desk,
  financing: FinancingRecord,
  wish: NewGivingBack,
): Promise<OperationRecord | null> {
  const earlier = (await desk.records.listOperations(financing.id)).filter(isSentBack)
  const holder = financing.payment_id ?? financing.id
  const operation = await desk.records.openOperation({
    financing_id: financing.id,
    kind: wish.kind,
    idempotency_key: `give_back:${holder}:${String(earlier.length + 1)}`,
    amount: wish.amount,
    actor: wish.actor,
    note: wish.note ?? null,
    next_try_at: wish.nextTryAt ?? null,
  })
  return operation.kind === wish.kind && isOfAmount(operation, wish.amount) ? operation : null
}
