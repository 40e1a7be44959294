import { isEnd } from "../../core/shared/stage-moves"
import type { FinancingRecord } from "../../core/shared/records"
import { changeAnyway } from "../change-anyway"
import type { Desk } from "../desk"

/** Frees a payment session that an ended financing still holds, so that a new attempt can bind it. */
export async function releaseSession(desk: Desk, paymentSessionId: string): Promise<void> {
  const holder = await desk.records.findFinancing({ payment_session_id: paymentSessionId })
  if (holder !== null && isEnd(holder.stage)) {
    await desk.records.changeFinancing(holder, { to: { payment_session_id: null } })
  }
}

/**
 * Binds a live financing to the payment session that the cart has now.
 * @returns null when it has ended, or when others were always faster
 */
export async function rebind(
  desk: Desk,
  live: FinancingRecord,
  paymentSessionId: string,
): Promise<FinancingRecord | null> {
  if (live.payment_session_id === paymentSessionId) return live
  await unbindOther(desk, live, paymentSessionId)
  const { latest } = await changeAnyway(desk, live, ({ stage, payment_session_id: bound }) =>
    isEnd(stage) || bound === paymentSessionId
      ? null
      : {
          to: { payment_session_id: paymentSessionId },
          journal: [
            { kind: "action", summary: "rebound", details: { payment_session_id: paymentSessionId } },
          ],
        },
  )
  return latest?.payment_session_id === paymentSessionId && !isEnd(latest.stage) ? latest : null
}

/** The binding is unique: a financing with another offer lets go of the session, and lives on unbound. */
export async function unbindOther(
  desk: Desk,
  keeper: Pick<FinancingRecord, "id"> | null,
  paymentSessionId: string,
): Promise<void> {
  const holder = await desk.records.findFinancing({ payment_session_id: paymentSessionId })
  if (holder === null || holder.id === keeper?.id) return
  await changeAnyway(desk, holder, ({ payment_session_id: bound }) =>
    bound === paymentSessionId
      ? {
          to: { payment_session_id: null },
          journal: [
            { kind: "action", summary: "unbound", details: { payment_session_id: paymentSessionId } },
          ],
        }
      : null,
  )
}
