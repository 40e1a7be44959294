import { createHash } from "node:crypto"
import type { LeasingApplication } from "./application"
import type { AlertEncoding, AlertHash } from "./settings"

/** What an alert says. Leasing API, section 6. */
export type AlertFields = Readonly<Record<string, string>>

/** How an alert goes on the wire. */
export interface AlertRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer<ArrayBuffer> | FormData
}

const SEPARATORS = { plain: "", pipe: "|", semicolon: ";", colon: ":", upper_case: "", wrong: "" } as const

function hashOf(parts: readonly string[], how: Exclude<AlertHash, "absent">): string {
  const text = parts.join(SEPARATORS[how]) + (how === "wrong" ? "forged" : "")
  const hash = createHash("sha1").update(text).digest("hex")
  return how === "upper_case" ? hash.toUpperCase() : hash
}

/** What is said in place of the truth. */
export interface AlertWords {
  readonly phase: string
  readonly status: string
  readonly orderId: string
}

/** The parameters of an alert on an application; the contract's number is absent before there is a contract. */
export function alertFields(
  { token, shop, contractNumber, closeReason }: LeasingApplication,
  { phase, status, orderId }: AlertWords,
  hash: AlertHash,
): AlertFields {
  return {
    appl_token: token,
    order_id: orderId,
    appl_phase: phase,
    appl_status: status,
    ...(hash === "absent" ? {} : { sha1: hashOf([shop.uuid, token, phase, status], hash) }),
    ...(contractNumber === null ? {} : { contract_no: contractNumber }),
    ...(closeReason === null ? {} : { close_reason: closeReason }),
  }
}

const camel = (fields: AlertFields): AlertFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )

const JSON_TYPE = { "content-type": "application/json" }

const ENCODERS: Readonly<Record<AlertEncoding, (url: string, fields: AlertFields) => AlertRequest>> = {
  form: (url, fields) => ({
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  }),
  json: (url, fields) => ({ url, headers: JSON_TYPE, body: JSON.stringify(fields) }),
  json_camel: (url, fields) => ({ url, headers: JSON_TYPE, body: JSON.stringify(camel(fields)) }),
  json_utf16: (url, fields) => ({
    url,
    headers: { "content-type": "application/json; charset=utf-16le" },
    body: Buffer.from(JSON.stringify(fields), "utf16le"),
  }),
  multipart: (url, fields) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    return { url, headers: {}, body }
  },
  query: (url, fields) => {
    const address = new URL(url)
    for (const [name, value] of Object.entries(fields)) address.searchParams.append(name, value)
    return { url: address.href, headers: {}, body: "" }
  },
}

/** An alert as it is sent in this encoding. */
export const encoded = (url: string, fields: AlertFields, encoding: AlertEncoding): AlertRequest =>
  ENCODERS[encoding](url, fields)
