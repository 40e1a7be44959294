import { type Html, html } from "./html"

const LOOKS: Readonly<Record<string, string>> = {
  completed: "good",
  activated: "good",
  positive: "good",
  declined: "bad",
  negative: "bad",
  manual_negative: "bad",
  failed: "bad",
  cancelled: "bad",
  expired: "bad",
  terminated: "bad",
}

/** A status word in the colour of what it means. */
export const mark = (status: string): Html =>
  html`<span class="mark ${LOOKS[status] ?? ""}">${status.replaceAll("_", " ")}</span>`
