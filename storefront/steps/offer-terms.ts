import type { Offer, Terms } from "../client/next-action.js"
import { h } from "../element/dom.js"
import { fill } from "../words/fill.js"
import { paragraph } from "./parts.js"
import { scheduleTable } from "./schedule-table.js"
import type { Surroundings } from "./step.js"

interface Shown extends Pick<Surroundings, "words" | "format"> {
  readonly offer: Offer
  /** What was asked or offered before the service altered the conditions. */
  readonly before: Terms | null
}

/** An offer to read: what the service changed about what was asked for, what it costs, and every payment. */
export function offerTerms(shown: Shown): readonly Node[] {
  const { words, offer, before } = shown
  return [
    before === null
      ? paragraph(words.offer.intro)
      : h("p", { id: "changed", class: "notice", part: "notice" }, words.offer.changed),
    ...offer.messages.map((message) => h("p", { class: "notice", part: "message" }, message)),
    ...(before === null ? [] : [comparison(shown, before)]),
    offerList(shown),
    ...(offer.valid_to === null ? [] : [validTo(shown, offer.valid_to)]),
    ...(offer.schedule === null ? [] : [scheduleTable(shown, offer.schedule, offer.currency_code)]),
  ]
}

const validTo = ({ words, format }: Shown, day: string): HTMLElement =>
  h("p", { class: "soft", id: "valid-to" }, fill(words.offer.valid_to, { day: format.day(day) }))

interface Rows<Of> {
  readonly label: string
  readonly value: (of: Of) => string | null
}

/** What a shopper may ask for, and the service may change. */
function termsRows({ words, format, offer }: Shown): readonly Rows<Terms>[] {
  const { offer: label } = words
  const money = (amount: string | null) =>
    amount === null ? null : format.money(amount, offer.currency_code)
  const text = (count: number | null) => (count === null ? null : String(count))
  return [
    { label: label.amount, value: ({ amount }) => money(amount) },
    {
      label: label.down_payment,
      value: ({ down_payment_amount: down }) => (Number(down ?? 0) === 0 ? null : money(down)),
    },
    { label: label.period, value: ({ period }) => text(period) },
    { label: label.payment_day, value: ({ payment_day: day }) => text(day) },
  ]
}

/** What it costs. */
function costRows({ words, format }: Shown): readonly Rows<Offer>[] {
  const { offer: label } = words
  const money = (amount: string | null, { currency_code: currency }: Offer) =>
    amount === null ? null : format.money(amount, currency)
  return [
    { label: label.monthly, value: (offer) => money(offer.monthly_payment, offer) },
    { label: label.apr, value: ({ apr }) => (apr === null ? null : format.percent(apr)) },
    { label: label.total, value: (offer) => money(offer.total_cost, offer) },
  ]
}

function offerList(shown: Shown): HTMLElement {
  const { offer, before } = shown
  const rows = [...(before === null ? termsRows(shown) : []), ...costRows(shown)]
  const lines = rows.flatMap(({ label, value }) => {
    const text = value(offer)
    return text === null ? [] : [h("div", { class: "row" }, h("dt", {}, label), h("dd", {}, text))]
  })
  return h("dl", { id: "offer", class: "terms", part: "terms" }, ...lines)
}

const NOTHING = "–"

/** Its roles are named, since a narrow screen lays it out otherwise than as a table. */
function comparison(shown: Shown, before: Terms): HTMLElement {
  const { words, offer } = shown
  const cell = (text: string) => h("td", { role: "cell" }, text)
  const lines = termsRows(shown).flatMap(({ label, value }) => {
    const [old, now] = [value(before), value(offer)]
    if (old === null && now === null) return []
    const word = old === now ? "same" : "changed"
    const name = h("th", { scope: "row", role: "rowheader" }, label)
    return [
      h("tr", { class: word, part: word, role: "row" }, name, cell(old ?? NOTHING), cell(now ?? NOTHING)),
    ]
  })
  const head = [words.offer.condition, words.offer.asked, words.offer.offered].map((text) =>
    h("th", { scope: "col", role: "columnheader" }, text),
  )
  return h(
    "table",
    { id: "before-and-now", class: "comparison", part: "comparison", role: "table" },
    h("thead", { role: "rowgroup" }, h("tr", { role: "row" }, ...head)),
    h("tbody", { role: "rowgroup" }, ...lines),
  )
}
