import { isEnd } from "../../core/shared/stage-moves"
import { err, ok } from "../../core/shared/result"
import type { Desk } from "../desk"
import { refreshFinancing } from "../refresh/refresh-financing"
import { refuse, type CommandOptions, type CommandOutcome } from "./command-outcome"
import { noteUnknown } from "./note-unknown"
import { offered } from "./offer"
import { sendOnce } from "./run-command"

/** Note of a cancellation that goes before the cancellation of the order itself. */
export const ORDER_CANCEL = "order_cancel"

/**
 * Cancels the contract at the service while it is not active. Already ended is a success.
 * Not compensated: a cancelled contract cannot be brought back.
 */
export async function cancelFinancing(
  desk: Desk,
  id: string,
  options: CommandOptions,
): Promise<CommandOutcome> {
  const before = await refreshFinancing(desk, id)
  if (before === null) return refuse("not_found")
  if (isEnd(before.stage)) return ok(before)
  if (before.stage === "active") return refuse("already_active")
  const offer = await offered(desk, before, { command: "cancel" })
  if (!offer.ok) return offer
  const sent = await sendOnce(desk, before, { command: "cancel", ...options })
  const after = await refreshFinancing(desk, id)
  if (after !== null && isEnd(after.stage)) return ok(after)
  if (!sent.ok) {
    await noteUnknown(desk, before, after)
    return sent.error
  }
  return err({ reason: "cancel_not_confirmed", codes: [], pending: true })
}
