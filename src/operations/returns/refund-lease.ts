import type { LeaseTerms } from "../with-lease"

/** Longer than a refund can take, the return at the service in it included. */
const LEASE_MS = 60_000

/**
 * One refund of a payment at a time, whoever asks for it: Medusa books the order's transaction by looking first and
 * inserting then.
 * @param waitMs how long to wait for another refund, in milliseconds
 */
export const refundLease = (paymentId: string, waitMs = 0): LeaseTerms => ({
  key: `refund:${paymentId}`,
  ms: LEASE_MS,
  waitMs,
})
