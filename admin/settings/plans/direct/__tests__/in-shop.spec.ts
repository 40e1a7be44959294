import { SIGNING_METHODS_OF } from "../../../../../src/core/partner/signing-method"
import { SHOPPER_SIGNING_METHODS } from "../../../../../src/core/shared/direct-settings"
import { PARTNER_METHODS } from "../../../../../src/core/shared/method"
import { type ConsentValues, consentProblems, newConsent, withText } from "../consents"
import { directBody, directProblems, directValues, NEW_DIRECT } from "../direct-values"
import { flowsOf } from "../flow"
import { signingMethodsOf } from "../signing-methods"

const ESTONIA = { system: "partner", market: "ee", short_flow_agreed: true }

describe("How a plan can be sold", () => {
  it.each(PARTNER_METHODS)("%s: the form offers the ways to sign that the product allows", (method) => {
    const allowed: readonly string[] = SIGNING_METHODS_OF[method]
    const wanted = SHOPPER_SIGNING_METHODS.filter((one) => allowed.includes(one))
    expect([...signingMethodsOf(method)].sort()).toEqual(wanted.sort())
  })

  it("is inside the shop only for what can be signed there", () => {
    expect(flowsOf("pay-next-month", { ...ESTONIA, market: "pl" })).toEqual(["epos"])
    expect(flowsOf("split-payment", { ...ESTONIA, market: "pl" })).toEqual(["epos", "direct"])
  })

  it.each([
    ["is marked as agreed", ESTONIA, true],
    ["is not marked", { ...ESTONIA, short_flow_agreed: false }, false],
    ["is of another market", { ...ESTONIA, market: "lv" }, false],
    ["leads to leasing", { ...ESTONIA, system: "leasing" }, false],
  ])("is by the short flow or not, where the connection %s", (_what, connection, possible) => {
    expect(flowsOf("hire-purchase", connection).includes("epos_short")).toBe(possible)
  })
})

const saved = {
  type: "DATA_PROCESSING",
  required: true,
  version: "1",
  texts: { en: "I agree.", pl: "Zgoda." },
}
const consent: ConsentValues = { ...saved, saved }
const WORDING = { default_language: "en", languages: ["en", "pl"] }

describe("The text of a consent", () => {
  it("gets another version when it changes, and its own again when it is changed back", () => {
    const changed = withText(consent, { pl: "Zgadzam się." })
    expect(changed.version).not.toBe("1")
    expect(withText(changed, { pl: "Zgoda." }).version).toBe("1")
  })

  it("keeps the version that the merchant has entered", () => {
    expect(withText({ ...consent, version: "spring" }, { en: "Yes." }).version).toBe("spring")
  })

  it("is not saved under the version that shoppers have agreed to", () => {
    const changed = { ...withText(consent, { en: "Yes." }), version: "1" }
    expect(consentProblems(changed, WORDING).version).toEqual({ key: "settings.problem.version" })
    expect(consentProblems(consent, { ...WORDING, languages: ["en"] }).version).toBeDefined()
    expect(consentProblems(consent, WORDING).version).toBeUndefined()
  })

  it("is there in the usual language; those who read another one see it", () => {
    expect(consentProblems(newConsent(), WORDING).text).toEqual({ key: "settings.problem.required" })
    expect(consentProblems({ ...newConsent(), texts: { en: "Yes." } }, WORDING).text).toBeUndefined()
  })
})

describe("What a plan is saved with", () => {
  const entered = {
    ...NEW_DIRECT,
    flow: "direct" as const,
    consents: [{ ...consent, texts: { en: " Yes. " } }],
  }

  it("has the texts that are filled in, only ways to sign that the product allows, and bytes", () => {
    expect(directBody({ ...entered, max_megabytes: "5" }, "split-payment")).toEqual({
      flow: "direct",
      direct: {
        default_language: "en",
        consents: [{ type: "DATA_PROCESSING", required: true, version: "1", texts: { en: "Yes." } }],
        signing_methods: ["sms"],
        uploads: { max_files: 10, max_bytes: 5_242_880 },
      },
    })
  })

  it("leaves alone what was settled before, when it is sold at the service", () => {
    expect(directBody({ ...entered, flow: "epos" }, "hire-purchase")).toEqual({ flow: "epos" })
  })

  it("is refused without a way to sign, or with limits that the server does not take", () => {
    const wrong = { ...entered, signing_methods: ["sms"], max_files: "0", max_megabytes: "101" }
    const found = Object.entries(directProblems(wrong, "hire-purchase")).filter(([, problem]) => problem)
    expect(found.map(([name]) => name).sort()).toEqual([
      "consents",
      "max_files",
      "max_megabytes",
      "signing_methods",
    ])
  })

  it("comes back into the form as it was", () => {
    const direct = {
      default_language: "en",
      consents: [saved],
      signing_methods: ["redirect"],
      uploads: { max_files: 3, max_bytes: 1_048_576 },
    }
    expect(directBody(directValues("direct", direct), "hire-purchase")).toEqual({ flow: "direct", direct })
  })
})
