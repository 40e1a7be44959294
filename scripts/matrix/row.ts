import type { SendOptions } from "../../src/clients/http/send"
import type { Paths } from "../../src/clients/http/endpoint"
import type { PartnerClient } from "../../src/clients/partner/create-partner-client"
import type { Result } from "../../src/core/shared/result"
import type { SystemError } from "../../src/core/shared/system-error"
import type { Journey } from "./journey"
import type { Variant } from "./variant"

/** One question to the service. */
export type Ask = (client: PartnerClient, options?: SendOptions) => Promise<Result<unknown, SystemError>>

/** How a call is told from another one by what it says when nothing is in the answer. */
export type Silence =
  /** It is read for what it says: an empty body is no answer. */
  | "must_say"
  /** The status alone says that it was accepted. */
  | "may_be_silent"

/** One call of the client, as the matrix drives it. */
export type Row = {
  /** The document's number. */
  readonly id: string
  /** The call, and what sets it apart from others of the endpoint. */
  readonly name: string
  readonly endpoint: { readonly paths: Paths; readonly retry: string }
  readonly silence: Silence
  /** Brings the service to where the call is legal. */
  readonly prepare: (journey: Journey, variant: Variant | null) => Promise<Prepared>
  /** The same call about something that nobody has; null where there is no such thing. */
  readonly refused: Ask | null
}

export type Prepared = {
  readonly ask: Ask
  /** What the answer must say, as far as it goes. */
  readonly says: object
}

export const NOBODYS = "00000000-0000-4000-8000-000000000000"
