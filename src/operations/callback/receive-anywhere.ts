import { validKeys } from "../../core/shared/api-keys"
import { isAuthenticCallback, type SignedCallback } from "../../core/shared/callback-signature"
import type { Desk } from "../desk"
import { receiveCallback } from "./receive-callback"

/** A callback that arrived without its connection: the one whose key signed it is looked for, then as always. */
export async function receiveAnywhere(desk: Desk, callback: SignedCallback): Promise<boolean> {
  for (const id of await desk.records.listConnectionIds()) {
    const found = await desk.records.findConnection(id)
    if (found === null || !isAuthenticCallback(callback, validKeys(found.keys))) continue
    return (await receiveCallback(desk, id, callback)).ok
  }
  return false
}
