import type { Random } from "../../load/random"
import type { Lease } from "./leases"

export type Forged = {
  readonly path: string
  readonly init: RequestInit
  /** The status that it is answered with. */
  readonly expected: number
}

const PHASES = ["NEW", "INIT", "OPTION", "DEAL", "FINISH", "CANCEL", "CLOSE", "REJECTED", "MADE_UP"] as const
const STATUSES = ["OK", "ok", "E1", "ERR_SYSTEM"] as const

/** A message of somebody who knows a token and an order id, or only one of them, or neither. */
export function forgedAlert(random: Random, leases: readonly Lease[]): Forged {
  const lease = random.oneOf(leases)
  const whole = random.whole(0, 9)
  const fields = {
    appl_token: whole === 0 ? "F".repeat(40) : lease.token,
    order_id: whole === 1 ? "F0" : lease.orderId,
    appl_phase: `${random.oneOf(PHASES)}${random.whole(0, 3) === 0 ? String(random.whole(0, 999_999)) : ""}`,
    appl_status: random.oneOf(STATUSES),
    sha1: String(random.whole(0, 999_999)),
  }
  if (whole === 2) return { path: lease.path, init: { method: "POST", body: "nothing" }, expected: 400 }
  return { ...written(random.whole(0, 2), lease.path, fields), expected: whole < 2 ? 404 : 200 }
}

function written(way: number, path: string, fields: Record<string, string>): Omit<Forged, "expected"> {
  const form = new URLSearchParams(fields)
  if (way === 0) return { path: `${path}?${form.toString()}`, init: { method: "GET" } }
  if (way === 1) return { path, init: { method: "POST", body: form } }
  const headers = { "content-type": "application/json" }
  return { path, init: { method: "POST", headers, body: JSON.stringify(fields) } }
}
