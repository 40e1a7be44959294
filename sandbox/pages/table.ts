import { html, type Html } from "./html"

/** A table that may be wider than its page. @param id its name on the page */
export const table = (id: string, heads: readonly string[], rows: readonly Html[]): Html =>
  html`<div class="scroll">
    <table id="${id}">
      <thead>
        <tr>
          ${heads.map((head) => html`<th>${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
