import type { Offer, ScheduleRow } from "../client/next-action.js"
import { h } from "../element/dom.js"
import type { Surroundings } from "./step.js"

type Schedule = NonNullable<Offer["schedule"]>

const NOTHING = "–"

const AMOUNTS = ["amount", "principal", "interest", "balance"] as const

/** Every payment, folded away; on a narrow screen the table scrolls within itself. */
export function scheduleTable(
  { words, format }: Pick<Surroundings, "words" | "format">,
  schedule: Schedule,
  currencyCode: string,
): HTMLElement {
  const { offer } = words
  const heads = [offer.date, offer.payment, offer.principal, offer.interest, offer.balance]
  const money = (amount: string | null) => (amount === null ? NOTHING : format.money(amount, currencyCode))
  const line = (row: ScheduleRow) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, row.date === null ? NOTHING : format.day(row.date)),
      ...AMOUNTS.map((name) => h("td", {}, money(row[name]))),
    )
  const total =
    schedule.total === null
      ? []
      : [
          h(
            "tfoot",
            {},
            h(
              "tr",
              {},
              h("th", { scope: "row" }, offer.total),
              h("td", {}, money(schedule.total)),
              h("td", { colspan: 3 }),
            ),
          ),
        ]
  return h(
    "details",
    { id: "schedule", class: "schedule", part: "schedule" },
    h("summary", {}, offer.schedule),
    h(
      "div",
      { class: "scroll", tabindex: 0, role: "region", "aria-label": offer.schedule },
      h(
        "table",
        {},
        h("thead", {}, h("tr", {}, ...heads.map((text) => h("th", { scope: "col" }, text)))),
        h("tbody", {}, ...schedule.rows.map(line)),
        ...total,
      ),
    ),
  )
}
