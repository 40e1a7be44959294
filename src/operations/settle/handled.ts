import type { FinancingRecord, OperationRecord } from "../../core/shared/records"

/** Whether a person wrote down what was done about this end; what was recorded before it is another matter. */
export const isHandled = (financing: FinancingRecord, operations: readonly OperationRecord[]): boolean =>
  operations.some(
    ({ kind, status, created_at: at }) =>
      kind === "record" && status === "done" && at.getTime() >= (financing.ended_at?.getTime() ?? 0),
  )
