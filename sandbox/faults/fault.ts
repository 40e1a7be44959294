import type { EndpointId } from "../http/endpoint-id"
import type { LeasingEndpointId } from "../leasing/endpoint-id"

/** Each kind with what it does; the first four act before the request is handled, the others on the answer. */
export const FAULT_KINDS = [
  "delay",
  "reset",
  "status",
  "html",
  "delay_after",
  "reset_after",
  "drip",
  "stall",
  "truncate",
  "empty",
  "wrong_types",
  "unknown_status",
  "unknown_enum",
  "wrong_amount",
  "no_amount",
  "foreign_redirect",
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

/** Something that goes wrong at an endpoint, for the next `remaining` requests to it. */
export interface Fault {
  readonly endpoint: EndpointId | LeasingEndpointId | "*"
  readonly kind: FaultKind
  /** Null: whatever the shop. */
  readonly shopUuid: string | null
  /** Milliseconds: the wait before anything else, between two bytes of a `drip`, or in the middle of a `stall`. */
  readonly ms: number
  readonly status: number | null
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
  /** The word of `unknown_status` and `unknown_enum`, the amount of `wrong_amount`, the address of `foreign_redirect`. */
  readonly value: string | null
  /** Null: until the faults are deleted. */
  remaining: number | null
}

/** The first fault that fits, counted down; null when there is none. */
export function takeFault(
  faults: readonly Fault[],
  endpoint: EndpointId | LeasingEndpointId,
  shopUuid: string | undefined,
): Fault | null {
  const fault = faults.find(
    (candidate) =>
      candidate.remaining !== 0 &&
      (candidate.endpoint === "*" || candidate.endpoint === endpoint) &&
      (candidate.shopUuid === null || candidate.shopUuid === shopUuid),
  )
  if (fault === undefined) return null
  if (fault.remaining !== null) fault.remaining -= 1
  return fault
}
