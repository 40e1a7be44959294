import type { ConnectionWithKeys, FinancingRecord } from "../../core/shared/records"
import { isRedirectAllowed } from "../../core/shared/redirect-hosts"
import type { Desk } from "../desk"
import { knownOf } from "../remote-ids"
import { codesOf } from "../system-error-codes"
import { reasonOf } from "./fail-start"
import { openRedirect } from "./redirect"
import type { StartRefusal } from "./start-outcome"

/** Where the shopper goes on with a live financing; `gone` when that is only possible with a new attempt. */
export type WayOn =
  | { readonly kind: "address"; readonly url: string }
  | { readonly kind: "gone" }
  | { readonly kind: "refused"; readonly reason: StartRefusal }

/** A checkout waits this long for the address, in milliseconds. */
const BUDGET_MS = 5_000

/** The address of the start where it stays good; else the system is asked anew, and its host is checked. */
export async function whereToGoOn(
  desk: Desk,
  financing: FinancingRecord,
  found: ConnectionWithKeys,
): Promise<WayOn> {
  const { goOn } = desk.systemOf(found)
  if (goOn === null) {
    const url = openRedirect(desk.records.settings, financing)
    return url === null ? { kind: "gone" } : { kind: "address", url }
  }
  const answer = await goOn(await knownOf(desk, financing), BUDGET_MS)
  if (!answer.ok) {
    desk.log.warn(
      `financing ${financing.id}: no address, ${answer.error.kind} ${codesOf(answer.error).join(",")}`,
    )
    return { kind: "refused", reason: reasonOf(answer.error) }
  }
  if (answer.value.kind === "gone") return answer.value
  if (isRedirectAllowed(answer.value.url, found.connection.redirect_hosts)) return answer.value
  desk.log.warn(`financing ${financing.id}: the host of its address is not allowed`)
  return { kind: "refused", reason: "service_unavailable" }
}
