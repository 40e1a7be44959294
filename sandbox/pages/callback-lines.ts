import type { CallbackRecord } from "../callbacks/callback-queue"
import { type Html, html } from "./html"

/** Each callback with the answers that it got. */
export const callbackLines = (records: readonly CallbackRecord[]): Html[] =>
  records.map(({ status, state, attempts }) => {
    const results = attempts.map((attempt) => attempt.status ?? attempt.error ?? "").join(", ")
    return html`<div>${status.replaceAll("_", " ")}: ${results === "" ? state : results}</div>`
  })
