import type { Dialect } from "../http/dialect"
import type { EndpointId } from "../http/endpoint-id"
import type { LeasingEndpointId } from "../leasing/endpoint-id"

/** Enough for a long test; older entries are forgotten. */
const LONGEST_LOG = 10_000

export interface RequestEntry {
  readonly at: number
  /** Null for an address that the service does not have. */
  readonly endpoint: EndpointId | LeasingEndpointId | null
  readonly method: string
  readonly path: string
  shop: string | null
  dialect: Dialect | null
  /** Null while unanswered, and for ever when the connection was dropped. */
  status: number | null
}

export class RequestLog {
  #entries: RequestEntry[] = []

  get entries(): readonly RequestEntry[] {
    return this.#entries
  }

  add(entry: RequestEntry): RequestEntry {
    if (this.#entries.length >= LONGEST_LOG) this.#entries.shift()
    this.#entries.push(entry)
    return entry
  }

  clear(): void {
    this.#entries = []
  }
}
