import type { PartnerMethod } from "../shared/method"

/** What we know ourselves of a financing. */
export interface PartnerFacts {
  readonly method: PartnerMethod
  /** The plan says that the merchant approves before activation. */
  readonly approvalAgreed: boolean
  /** Our own E8 was sent or done. */
  readonly withdrawalSent: boolean
  /** The connection says that its contracts may come without a process status; see docs/unknowns.md. */
  readonly processStatusMayBeAbsent?: boolean
}
