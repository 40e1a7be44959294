import type { Offer, Terms } from "../client/next-action.js"
import { h } from "../element/dom.js"
import { fill } from "../words/fill.js"
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
    ...(before === null ? [] : [comparison(step, before)]),
    offerList(step),
    ...(offer.valid_to === null ? [] : [validTo(step, offer.valid_to)]),
    ...(offer.schedule === null ? [] : [scheduleTable(step, offer.schedule, offer.currency_code)]),
    actions(accept, cancelling(step)),
  ]
}

const validTo = ({ words, format }: Step<"accept_offer">, day: string): HTMLElement =>
  h("p", { class: "soft", id: "valid-to" }, fill(words.offer.valid_to, { day: format.day(day) }))

interface Rows<Of> {
  readonly label: string
  readonly value: (of: Of) => string | null
}

/** What a shopper may ask for, and the service may change. */
function termsRows({ words, format, action }: Step<"accept_offer">): readonly Rows<Terms>[] {
  const { offer: label } = words
  const money = (amount: string | null) =>
    amount === null ? null : format.money(amount, action.offer.currency_code)
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
function costRows({ words, format }: Step<"accept_offer">): readonly Rows<Offer>[] {
  const { offer: label } = words
  const money = (amount: string | null, { currency_code: currency }: Offer) =>
    amount === null ? null : format.money(amount, currency)
  return [
    { label: label.monthly, value: (offer) => money(offer.monthly_payment, offer) },
    { label: label.apr, value: ({ apr }) => (apr === null ? null : format.percent(apr)) },
    { label: label.total, value: (offer) => money(offer.total_cost, offer) },
  ]
}

function offerList(step: Step<"accept_offer">): HTMLElement {
  const { offer, before } = step.action
  const rows = [...(before === null ? termsRows(step) : []), ...costRows(step)]
  const shown = rows.flatMap(({ label, value }) => {
    const text = value(offer)
    return text === null ? [] : [h("div", { class: "row" }, h("dt", {}, label), h("dd", {}, text))]
  })
  return h("dl", { id: "offer", class: "terms", part: "terms" }, ...shown)
}

const NOTHING = "–"

function comparison(step: Step<"accept_offer">, before: Terms): HTMLElement {
  const { words, action } = step
  const lines = termsRows(step).flatMap(({ label, value }) => {
    const [old, now] = [value(before), value(action.offer)]
    if (old === null && now === null) return []
    const word = old === now ? "same" : "changed"
    return [
      h(
        "tr",
        { class: word, part: word },
        ...[h("th", { scope: "row" }, label), h("td", {}, old ?? NOTHING), h("td", {}, now ?? NOTHING)],
      ),
    ]
  })
  const head = [words.offer.condition, words.offer.asked, words.offer.offered]
  return h(
    "table",
    { id: "before-and-now", class: "comparison", part: "comparison" },
    h("thead", {}, h("tr", {}, ...head.map((text) => h("th", { scope: "col" }, text)))),
    h("tbody", {}, ...lines),
  )
}
