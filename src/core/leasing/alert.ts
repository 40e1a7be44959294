import { createHash } from "node:crypto"
import { z } from "@medusajs/framework/zod"
import { err, ok, type Result } from "../shared/result"
import type { LeasingShopId } from "./ids"

/** What an alert claims. It is a hint to ask endpoint 5, never a basis for a decision. Leasing API, section 6. */
export interface LeasingAlert {
  readonly token: string
  readonly orderId: string
  readonly phase: string
  readonly status: string
  readonly sha1: string | null
  readonly contractNumber: string | null
  readonly closeReason: string | null
}

export interface MalformedAlert {
  readonly kind: "malformed_alert"
}

/** Longer than any value that the service sends. */
const word = z.string().trim().min(1).max(200)
const wordOrNull = z
  .string()
  .trim()
  .max(200)
  .nullish()
  .transform((text) => text || null)

const alert = z
  .looseObject({
    appltoken: word,
    orderid: word,
    applphase: word,
    applstatus: word,
    sha1: wordOrNull,
    contractno: wordOrNull,
    closereason: wordOrNull,
  })
  .transform((fields): LeasingAlert => ({
    token: fields.appltoken,
    orderId: fields.orderid,
    phase: fields.applphase,
    status: fields.applstatus,
    sha1: fields.sha1,
    contractNumber: fields.contractno,
    closeReason: fields.closereason,
  }))

/** One spelling for `appl_token`, `applToken`, `APPL_TOKEN` and `appl-token`. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, "")

/**
 * Reads the parameters of an alert.
 * @param fields as they were decoded; values that are no text or number are left out
 */
export function alertOf(fields: Readonly<Record<string, unknown>>): Result<LeasingAlert, MalformedAlert> {
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === "string" || typeof value === "number" ? [[plain(name), String(value)] as const] : [],
  )
  const parsed = alert.safeParse(Object.fromEntries(texts))
  return parsed.success ? ok(parsed.data) : err({ kind: "malformed_alert" })
}

/** What may stand between the four values that the hash covers. Service reference, section 9.6. */
const SEPARATORS = ["", "|", ";", ":", ",", "&", "_", "-", "."] as const

/** How plausible an alert's `sha1` is. No secret is part of it, so it never proves who sent the alert. */
export type HashCheck =
  { readonly verdict: "plausible"; readonly separator: string } | { readonly verdict: "mismatch" | "absent" }

const sha1Of = (text: string): string => createHash("sha1").update(text, "utf8").digest("hex")

/** Compares an alert's `sha1` with every form in which it may have been made, in hex of either letter case. */
export function checkHash({ token, phase, status, sha1 }: LeasingAlert, shop: LeasingShopId): HashCheck {
  if (sha1 === null) return { verdict: "absent" }
  const given = sha1.toLowerCase()
  const parts = [shop, token, phase, status]
  const separator = SEPARATORS.find((between) => sha1Of(parts.join(between)) === given)
  return separator === undefined ? { verdict: "mismatch" } : { verdict: "plausible", separator }
}

/** Whether a connection acts on an alert: on any, unless it was set to demand a plausible hash. */
export const isAlertHeard = ({ verdict }: HashCheck, rule: "noted" | "required"): boolean =>
  rule === "noted" || verdict === "plausible"

const MINUTE_MS = 60_000

/** The same for every alert of one financing with the same phase and status within one minute of the clock. */
export const alertDedupeKey = (
  financingId: string,
  { phase, status }: Pick<LeasingAlert, "phase" | "status">,
  at: Date,
): string =>
  createHash("sha256")
    .update(JSON.stringify(["leasing", financingId, phase, status, Math.floor(at.getTime() / MINUTE_MS)]))
    .digest("hex")
