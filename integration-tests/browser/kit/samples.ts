import type { Action } from "./scripted-shop"

const row = (month: number) => ({
  date: `2027-${String(month).padStart(2, "0")}-15`,
  ...{ amount: "10234.56", principal: "9234.56", interest: "1000.00", balance: "110234.56" },
})

export const OFFER = {
  ...{
    id: "offer_1",
    number: "HP-1",
    currency_code: "pln",
    amount: "112345.67",
    period: 12,
    payment_day: 15,
  },
  ...{ down_payment_amount: "12345.67", monthly_payment: "10234.56", apr: "23.10", total_cost: "122814.72" },
  schedule: { total: "122814.72", rows: [1, 2, 3, 4].map(row) },
  messages: ["Please read the terms of this offer before you accept it."],
  valid_to: "2027-01-31",
}

export const BEFORE = { amount: "112345.67", period: 10, payment_day: 15, down_payment_amount: "0.00" }

const field = (name: string, kind: string, options: readonly string[] | null = null) => ({
  ...{ name, kind, options },
  required: true,
})

const FORM = {
  fields: [
    field("customer.first_name", "text"),
    field("customer.identity_code", "identity_code"),
    field("customer.gender", "choice", ["m", "f"]),
    field("customer_contact.mobile", "phone"),
    field("customer_contact.email", "email"),
    field("customer_addresses.street", "text"),
    field("customer_addresses.country", "country"),
    field("customer_identification.document_valid_to", "date"),
    field("credit_application.monthly_income", "amount"),
    field("credit_application.dependants_count", "count"),
    field("purchase.payout_account_number", "iban"),
  ],
  consents: [{ type: "DATA", text: "I agree to the enquiry about my credit.", required: true, version: "1" }],
  ...{ country_code: "PL", amount: "112345.67", currency_code: "pln", default_period: 12, test: true },
  ...{ periods: [6, 12, 24], payment_days: [1, 15] },
  down_payment: { possible: true, required: false, min_amount: "100.00", max_amount: "112345.67" },
}

const LIMITS = { max_files: 10, max_bytes: 26_214_400, kinds: ["pdf", "jpeg", "png"] }

const URL = "http://localhost/service"

/** Every next action, and every face of it. */
export const ACTIONS: Readonly<Record<string, Action>> = {
  redirect: { type: "redirect", url: URL },
  "redirect with an offer": { type: "redirect", url: URL, offer: OFFER, before: null },
  "redirect with changed conditions": { type: "redirect", url: URL, offer: OFFER, before: BEFORE },
  apply: { type: "apply", form: FORM },
  wait: { type: "wait", poll_after_seconds: 60, for: "decision" },
  prove_income: { type: "prove_income", ways: ["bank", "upload"], limits: LIMITS, again: false },
  accept_offer: { type: "accept_offer", offer: OFFER, before: null },
  "accept_offer with changed conditions": { type: "accept_offer", offer: OFFER, before: BEFORE },
  sign: {
    ...{ type: "sign", started: null, url: null },
    methods: ["sms", "redirect", "send_to_signing_sms", "send_to_signing_email"],
  },
  "sign once begun": { type: "sign", methods: ["sms", "redirect"], started: "redirect", url: URL },
  confirm_code: { type: "confirm_code", method: "sms", simulator_url: URL },
  pay_down: { type: "pay_down", amount: "12345.67", state: "failed" },
  "pay_down unknown": { type: "pay_down", amount: "12345.67", state: "unknown" },
  complete: { type: "complete", order_id: null },
  choose_other: { type: "choose_other", reason: "declined", messages: ["Not this time."] },
}

export const action = (name: keyof typeof ACTIONS): Action => {
  const found = ACTIONS[name]
  if (found === undefined) throw new Error(`There is no sample of ${name}.`)
  return found
}

export const BANKS = [
  { id: "24", name: "A bank", icon_url: null },
  { id: "25", name: "Another bank with a rather long name of its own", icon_url: null },
]
