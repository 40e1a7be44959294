import type { LeaseTerms } from "../with-lease"

/** Longer than a capture can take, the wait for the activation included. */
const LEASE_MS = 60_000

/**
 * One capture of a payment at a time, whoever asks for it: Medusa books the order's transaction by looking first
 * and inserting then, so two captures at the same moment would book it twice.
 * @param waitMs how long to wait for another capture, in milliseconds
 */
export const captureLease = (paymentId: string, waitMs: number): LeaseTerms => ({
  key: `capture:${paymentId}`,
  ms: LEASE_MS,
  waitMs,
})
