import fc from "fast-check"
import { applicantToSend, checkApplicant } from "../check-applicant"
import { FIELD_KINDS, type ApplicantField, type FieldKind } from "../field"
import { FIELD_REASONS } from "../reason"
import { SENTENCE_LANGUAGES, sentencesOf } from "../sentences"

const CONTEXT = { countryCode: "PL", today: "2026-11-21", language: "pl-PL" }

const field = (name: string, kind: FieldKind, more: Partial<ApplicantField> = {}): ApplicantField => ({
  name,
  kind,
  required: true,
  options: null,
  ...more,
})

const FIELDS = [
  field("customer.identity_code", "identity_code"),
  field("customer.first_name", "text"),
  field("customer.gender", "choice", { options: ["m", "f"], required: false }),
  field("customer_contact.mobile", "phone"),
  field("customer_contact.email", "email"),
  field("credit_application.monthly_income", "amount"),
  field("credit_application.dependants_count", "count"),
  field("credit_application.payout_account_number", "iban"),
  field("customer_addresses.country", "country"),
  field("customer_identification.document_valid_to", "date"),
]

const GOOD = {
  "customer.identity_code": "44051401359",
  "customer.first_name": " Zofia ",
  "customer_contact.mobile": "501 234 567",
  "customer_contact.email": "zofia@example.com",
  "credit_application.monthly_income": "4 222,11",
  "credit_application.dependants_count": "02",
  "credit_application.payout_account_number": "pl61 1090 1014 0000 0712 1981 2874",
  "customer_addresses.country": "pl",
  "customer_identification.document_valid_to": "2031-01-31",
}

const reasonsOf = (changed: Record<string, string>, context = CONTEXT) =>
  checkApplicant(FIELDS, { ...GOOD, ...changed }, context).map(({ field: name, reason }) => [name, reason])

describe("an applicant's data before anything is sent", () => {
  it("that are right have no problem, and are sent in the service's writing", () => {
    expect(checkApplicant(FIELDS, GOOD, CONTEXT)).toEqual([])
    expect(applicantToSend(FIELDS, { ...GOOD, "customer.passport": "x" }, CONTEXT)).toEqual({
      "customer.identity_code": "44051401359",
      "customer.first_name": "Zofia",
      "customer_contact.mobile": "+48501234567",
      "customer_contact.email": "zofia@example.com",
      "credit_application.monthly_income": "4222.11",
      "credit_application.dependants_count": "2",
      "credit_application.payout_account_number": "PL61109010140000071219812874",
      "customer_addresses.country": "PL",
      "customer_identification.document_valid_to": "2031-01-31",
    })
  })

  it.each([
    ["customer.identity_code", "44051401358", "identity_check_digit"],
    ["customer.first_name", "  ", "required"],
    ["customer.first_name", "a".repeat(256), "text_form"],
    ["customer.first_name", "a\u0000b", "text_form"],
    ["customer.gender", "x", "choice_unknown"],
    ["customer_contact.mobile", "12", "phone_form"],
    ["customer_contact.email", "zofia@example", "email_form"],
    ["customer_contact.email", "zofia@@example.com", "email_form"],
    ["credit_application.monthly_income", "-5", "amount_form"],
    ["credit_application.monthly_income", "12.345", "amount_form"],
    ["credit_application.dependants_count", "1.5", "count_form"],
    ["credit_application.payout_account_number", "PL61109010140000071219812875", "iban_check_digits"],
    ["customer_addresses.country", "Poland", "country_form"],
    ["customer_identification.document_valid_to", "2031-02-30", "date_form"],
    ["customer_identification.document_valid_to", "2026-11-20", "date_past"],
  ])("with %s = %j are refused: %s", (name, typed, reason) => {
    expect(reasonsOf({ [name]: typed })).toEqual([[name, reason]])
  })

  it("of someone who turns eighteen tomorrow are refused, and today they are not", () => {
    const born = "08312100002"
    const code = Array.from("0123456789").map((digit) => born.slice(0, 10) + digit)
    const right = code.find(
      (one) =>
        !reasonsOf({ "customer.identity_code": one }).some(([, why]) => why === "identity_check_digit"),
    )
    const on = (today: string) => reasonsOf({ "customer.identity_code": right ?? "" }, { ...CONTEXT, today })
    expect(on("2026-11-20")).toEqual([["customer.identity_code", "under_age"]])
    expect(on("2026-11-21")).toEqual([])
    expect(on("2008-11-20")).toEqual([["customer.identity_code", "identity_date"]])
  })

  it("have a problem in the shopper's language, and in English where there is none", () => {
    const told = (language: string) =>
      checkApplicant(FIELDS.slice(0, 1), {}, { ...CONTEXT, language })[0]?.message
    expect(told("pl-PL")).toBe("Proszę wypełnić to pole.")
    expect(told("cs-CS")).toBe("Vyplňte prosím toto pole.")
    expect(told("de")).toBe("Please fill this in.")
  })

  it("have a sentence for every reason in every language, all of them different from English", () => {
    expect([...SENTENCE_LANGUAGES].sort()).toEqual(["cs", "en", "et", "lt", "lv", "pl"])
    for (const language of SENTENCE_LANGUAGES)
      for (const reason of FIELD_REASONS) {
        expect(sentencesOf(language)[reason].length).toBeGreaterThan(10)
        if (language !== "en") expect(sentencesOf(language)[reason]).not.toBe(sentencesOf("en")[reason])
      }
  })

  it("that are longer than any answer are refused without a closer look", () => {
    const long = Object.fromEntries(FIELDS.map(({ name }) => [name, `a@${"a-".repeat(50_000)}`]))
    const reasons = checkApplicant(FIELDS, long, CONTEXT).map(({ reason }) => reason)
    expect(new Set(reasons)).toEqual(new Set(["text_form"]))
    expect(reasons).toHaveLength(FIELDS.length)
  })

  it("are never echoed, whatever was typed", () => {
    const typed = fc.string({ minLength: 12 }).filter((text) => text.trim().length > 11)
    fc.assert(
      fc.property(fc.constantFrom(...FIELD_KINDS), typed, (kind, value) => {
        const problems = checkApplicant([field("a", kind, { options: ["b"] })], { a: value }, CONTEXT)
        expect(JSON.stringify(problems)).not.toContain(value.trim())
      }),
    )
  })
})
