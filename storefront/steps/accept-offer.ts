import type { Offer, OfferTerms } from "../client/next-action.js"
import { h } from "../element/dom.js"
import type { Format } from "../element/format.js"
import { fill } from "../words/fill.js"
import type { Words } from "../words/en.js"
import { actions, cancelling, mainButton, paragraph, pressing } from "./parts.js"
import { scheduleTable } from "./schedule-table.js"
import type { Render, Step } from "./step.js"

/** The offer, what the service changed about what was asked for, and every payment. */
export const acceptOffer: Render<"accept_offer"> = (step) => {
  const { action, words, client, ticket } = step
  const { offer, before } = action
  const accept = pressing(mainButton("accept-offer", words.offer.accept), step, () =>
    client.acceptOffer(ticket, offer.id),
  )
  return [
    before === null
      ? paragraph(words.offer.intro)
      : h("p", { id: "changed", class: "notice", part: "notice" }, words.offer.changed),
    ...offer.messages.map((message) => h("p", { class: "notice", part: "message" }, message)),
    before === null ? termsList(step, offer) : comparison(step, before),
    ...(offer.valid_to === null ? [] : [validTo(step, offer.valid_to)]),
    ...(offer.schedule === null ? [] : [scheduleTable(step, offer.schedule, offer.currency_code)]),
    actions(accept, cancelling(step)),
  ]
}

const validTo = ({ words, format }: Step<"accept_offer">, day: string): HTMLElement =>
  h("p", { class: "soft", id: "valid-to" }, fill(words.offer.valid_to, { day: format.day(day) }))

type Row = readonly [label: string, value: (terms: OfferTerms) => string | null]

/** What an offer says, in the words and the writing of the shopper's language. */
function rows(words: Words, format: Format): readonly Row[] {
  const money = (amount: string | null, { currency_code: currency }: OfferTerms) =>
    amount === null ? null : format.money(amount, currency)
  const { offer: label } = words
  return [
    [label.amount, (terms) => money(terms.amount, terms)],
    [
      label.down_payment,
      (terms) => (isZero(terms.down_payment_amount) ? null : money(terms.down_payment_amount, terms)),
    ],
    [label.period, (terms) => String(terms.period)],
    [label.payment_day, ({ payment_day: day }) => (day === null ? null : String(day))],
    [label.monthly, (terms) => money(terms.monthly_payment, terms)],
    [label.apr, ({ apr }) => (apr === null ? null : format.percent(apr))],
    [label.total, (terms) => money(terms.total_cost, terms)],
  ]
}

const isZero = (amount: string | null): boolean => Number(amount ?? 0) === 0

function termsList({ words, format }: Step<"accept_offer">, offer: Offer): HTMLElement {
  const shown = rows(words, format).flatMap(([label, value]) => {
    const text = value(offer)
    return text === null ? [] : [h("div", { class: "row" }, h("dt", {}, label), h("dd", {}, text))]
  })
  return h("dl", { id: "offer", class: "terms", part: "terms" }, ...shown)
}

const NOTHING = "–"

function comparison({ words, format, action }: Step<"accept_offer">, before: OfferTerms): HTMLElement {
  const lines = rows(words, format).flatMap(([label, value]) => {
    const [old, now] = [value(before), value(action.offer)]
    if (old === null && now === null) return []
    const line = { class: old === now ? "same" : "changed", part: old === now ? "same" : "changed" }
    return [
      h(
        "tr",
        line,
        h("th", { scope: "row" }, label),
        h("td", {}, old ?? NOTHING),
        h("td", {}, now ?? NOTHING),
      ),
    ]
  })
  const head = [words.offer.condition, words.offer.asked, words.offer.offered]
  return h(
    "table",
    { id: "offer", class: "comparison", part: "comparison" },
    h("thead", {}, h("tr", {}, ...head.map((text) => h("th", { scope: "col" }, text)))),
    h("tbody", {}, ...lines),
  )
}
