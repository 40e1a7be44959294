import { consentProblems, shownConsents } from "../consents"
import { formSentence } from "../form-sentences"

const SETTINGS = [
  { type: "DATA", required: true, version: "2", texts: { en: "Yes.", pl: "Tak." } },
  { type: "MARKETING", required: false, version: "1", texts: { en: "Perhaps." } },
]
const shown = (wanted: string) => shownConsents(SETTINGS, { wanted, default: "en" })

describe("consents", () => {
  it("are shown in the shopper's language, else in the plan's, else in whichever there is", () => {
    expect(shown("pl-PL").map(({ text }) => text)).toEqual(["Tak.", "Perhaps."])
    expect(shown("et").map(({ text }) => text)).toEqual(["Yes.", "Perhaps."])
    const [only] = shownConsents(SETTINGS, { wanted: "", default: "cs" })
    expect(only?.text).toBe("Yes.")
  })

  it("are given where they are required, and to the wording that stands now", () => {
    const given = (value: boolean, version: string) =>
      consentProblems(shown("en"), [{ type: "DATA", value, version }]).map(({ reason }) => reason)
    expect(given(true, "2")).toEqual([])
    expect(given(false, "2")).toEqual(["consent_required"])
    expect(given(true, "1")).toEqual(["consent_outdated"])
    expect(consentProblems(shown("en"), []).map(({ field }) => field)).toEqual(["consents.DATA"])
  })

  it("have their sentences in the shopper's language, else in English", () => {
    expect(formSentence("consent_required", "pl-PL")).toMatch(/zgodą/)
    expect(formSentence("consent_required", "de")).toMatch(/^Financing/)
  })
})
