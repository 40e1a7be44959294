import type { JsonObject } from "./records"

/**
 * What an id names at the system:
 * - `application`: an application of the partner service's direct flow
 * - `leasing_order`: an order id that was, or may have been, sent to the leasing service; it is never sent again
 * - `leasing_application`: a token of the leasing service; its details hold the order id and the shop of its creation
 */
export type RemoteIdKind = "application" | "leasing_order" | "leasing_application"

export interface NewRemoteId {
  readonly kind: RemoteIdKind
  readonly value: string
  readonly details?: JsonObject | null
}

/** An id that a financing has, or once had, at its system. None is forgotten: an old one may still bring news. */
export interface RemoteIdRecord {
  readonly financing_id: string
  readonly connection_id: string
  readonly kind: RemoteIdKind
  /** Unique within its connection and kind. */
  readonly value: string
  readonly details: JsonObject | null
  readonly created_at: Date
}

/** By what a message names a financing. */
export type RemoteIdKey = Pick<RemoteIdRecord, "connection_id" | "kind" | "value">
