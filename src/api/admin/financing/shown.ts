import { ATTENTION } from "../../../core/shared/attention"
import type { FinancingRecord } from "../../../core/shared/records"

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** The fields that were given: an absent field changes nothing. */
export const defined = <T extends object>(given: T): Defined<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Defined<T>

/** A financing as the merchant sees it: no digests of tokens, no sealed addresses. */
export function shownFinancing(financing: FinancingRecord) {
  const {
    token_hash: _token,
    return_token_hash: _return,
    sealed_redirect: _redirect,
    fingerprint: _fingerprint,
    ...shown
  } = financing
  const attention = financing.attention === null ? null : ATTENTION[financing.attention]
  return {
    ...shown,
    attention_sentence: attention?.sentence ?? null,
    exits: attention?.exits ?? [],
  }
}
