import type { OperationRecord } from "../../core/shared/records"
import type { ShopDesk } from "../desk"
import { isOrderNumber, tellOrderNumber } from "./order-number"
import { tellSerialNumbers } from "./serial-numbers"

/** So many are told in one run; the rest is still due at the next. */
const BATCH = 20

/** Longer than one takes. Should its worker die, it is taken up again after that. */
const HOLD_MS = 120_000

/** Tells the service what is due to be told by itself: the numbers of orders, serial numbers of goods that went out. */
export async function tellDuePapers(desk: ShopDesk): Promise<number> {
  const claim = { kinds: ["purchase", "items"], limit: BATCH, holdMs: HOLD_MS } as const
  const due = await desk.records.claimDueOperations(claim, desk.clock.now())
  for (const operation of due) await tell(desk, operation)
  return due.length
}

async function tell(desk: ShopDesk, operation: OperationRecord): Promise<void> {
  try {
    await (isOrderNumber(operation) ? tellOrderNumber(desk, operation) : tellSerialNumbers(desk, operation))
  } catch (error) {
    desk.log.warn(
      `operation ${operation.id}: could not be carried out, ${error instanceof Error ? error.name : "error"}`,
    )
  }
}
