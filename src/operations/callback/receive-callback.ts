import { validKeys } from "../../core/shared/api-keys"
import { isAuthenticCallback, type SignedCallback } from "../../core/shared/callback-signature"
import { readCallbackMessage, type CallbackMessage } from "../../core/partner/callback-message"
import { dedupeKey } from "../../core/shared/journal"
import { err, ok, type Result } from "../../core/shared/result"
import { FINANCING_EVENTS } from "../announce"
import type { Desk } from "../desk"

/** Why a callback is not kept; a failure to store it is thrown. */
export type CallbackProblem = "malformed" | "not_authentic"

/**
 * Verifies a callback and keeps it: it is acknowledged only after its row is committed, and read as a trigger
 * only. Copies collapse; a callback of a session that is not known yet waits for its financing.
 */
export async function receiveCallback(
  desk: Desk,
  connectionId: string,
  callback: SignedCallback,
): Promise<Result<{ readonly financingId: string | null }, CallbackProblem>> {
  const found = await desk.records.findConnection(connectionId)
  if (found === null) return unverifiable(desk, connectionId)
  if (!isAuthenticCallback(callback, validKeys(found.keys))) {
    await desk.records.noteRefusedCallback(connectionId)
    return err("not_authentic")
  }
  const message = readCallbackMessage(callback.message)
  if (!message.ok) return err("malformed")
  const receipt = await desk.records.keepCallback(
    {
      connectionId,
      dedupeKey: dedupeKey(connectionId, callback.timestamp, callback.message),
      remoteSessionId: subjectOf(message.value),
      statusWord: message.value.statusWord,
      via: "server",
    },
    desk.clock.now(),
  )
  if (receipt.financingId !== null && !receipt.duplicate)
    await desk.announce(FINANCING_EVENTS.callbackReceived, { id: receipt.financingId })
  return ok({ financingId: receipt.financingId })
}

/** Nobody's connection is not authentic; one whose key cannot be opened is our own failure. @throws Error then */
async function unverifiable(desk: Desk, connectionId: string): Promise<Result<never, CallbackProblem>> {
  const ids = await desk.records.listConnectionIds()
  if (ids.includes(connectionId)) throw new Error(`The key of connection ${connectionId} cannot be opened.`)
  return err("not_authentic")
}

const subjectOf = (message: CallbackMessage): string =>
  message.about === "session" ? message.sessionUuid : message.applicationUuid
