import { html } from "./html"
import { layout } from "./layout"

/** What a link of no use any more shows. */
export const goneNotice = (): string =>
  layout({
    title: "This link is of no use",
    state: "gone",
    body: html`<p>
      It was used already, a newer one has taken its place, or the sandbox has forgotten everything.
    </p>`,
  })
