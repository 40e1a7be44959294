import type { AttentionReason } from "../shared/attention"
import type { LeasingMark } from "./meaning"

/** The marks that call for a person, the most urgent first. An unknown word or an error is only read again. */
const CALLS = [
  "signed_twice",
  "contradiction",
  "status_not_ok",
  "signed_offline",
  "advance_to_collect",
  "customer_needs_help",
] as const satisfies readonly (LeasingMark & AttentionReason)[]

/** Whether a matter is one that a reading of the leasing service raises and takes back. */
export const isLeasingAttention = (reason: AttentionReason): boolean =>
  CALLS.some((called) => called === reason)

/**
 * What a person should look at by the marks of a reading.
 * @param advanceReceived the merchant has said so: nothing is left to collect then
 */
export const attentionOf = (
  marks: readonly LeasingMark[],
  { advanceReceived }: { readonly advanceReceived: boolean },
): AttentionReason | null =>
  CALLS.find((called) => marks.includes(called) && !(called === "advance_to_collect" && advanceReceived)) ??
  null
