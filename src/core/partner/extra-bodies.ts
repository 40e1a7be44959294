import { z } from "@medusajs/framework/zod"

/** Characters of JSON. What a shop adds to a request is a few fields. */
const MAX_EXTRA = 4000

const extra = z
  .record(z.string().min(1).max(100), z.unknown())
  .refine((body) => JSON.stringify(body).length <= MAX_EXTRA)

/** Sent beside what we send ourselves, with its keys as they are given; absent: nothing is added. */
const added = extra.optional()

/**
 * What a shop's agreement with the service adds to requests whose bodies the document does not show. Of the first
 * group nothing at all is sent without it; an empty object asks for an empty JSON body.
 */
export const extraBodies = z.strictObject({
  /** C3. */
  application_acceptance: added,
  /** C4. */
  application_cancellation: added,
  /** F4. */
  version_activation: added,
  /** C7, beside its own fields. */
  statement_retrieval: added,
  /** E7, beside the return address. */
  payment_link: added,
  /** E8; without it the body is `{}`, with null there is none. */
  withdrawal: extra.nullable().optional(),
  /** E9, beside the account. */
  payout_account: added,
  /** F2, beside `contractChangeDetails`. */
  contract_version: added,
})
