/**
 * How a plan is sold: by redirect alone, by redirect after an application inside the shop that is linked to the session
 * (the short ePOS flow), or inside the shop throughout.
 */
export const FLOWS = ["epos", "epos_short", "direct"] as const

export type Flow = (typeof FLOWS)[number]

/** The shopper applies inside the shop: the service is polled for the decision, and so read in turn. */
export const appliesInShop = ({ flow }: { readonly flow: Flow }): boolean => flow !== "epos"

/** A payment session at the service leads the financing: the shopper ends it in the service's own dialog. */
export const endsInDialog = ({ flow }: { readonly flow: Flow }): boolean => flow !== "direct"

/** Partner API, section 1: the short ePOS flow is available in Estonia alone and agreed before. */
export const mayLinkApplications = (connection: {
  readonly system: string
  readonly market: string
  readonly short_flow_agreed: boolean
}): boolean => connection.system === "partner" && connection.market === "ee" && connection.short_flow_agreed

/** Whether there is anything at the service that could be read. */
export const isAtService = (financing: {
  readonly flow: Flow
  readonly remote_session_id: string | null
  readonly remote_application_id: string | null
}): boolean =>
  (endsInDialog(financing) ? financing.remote_session_id : financing.remote_application_id) !== null
