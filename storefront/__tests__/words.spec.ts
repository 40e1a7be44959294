import { MEANING_OF_STAGE } from "../../src/core/shared/stage.js"
import type { DirectReason } from "../../src/operations/direct/direct-outcome.js"
import { fill, reasonIn, wordFor } from "../words/fill.js"
import { KIT_LANGUAGES, kitLanguage, loadWords } from "../words/load-words.js"

type Tree = { readonly [key: string]: string | Tree }

function sentences(tree: Tree, path = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[`${path}${key}`, value]] : sentences(value, `${path}${key}.`),
  )
}

const placesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

/** Every reason of the server for not taking a step: one that is added there is missed here by the compiler. */
const REFUSALS: Readonly<Record<DirectReason | "wrong_code" | "too_many", true>> = {
  already_applied: true,
  application_unknown: true,
  bank_not_possible: true,
  cart_changed: true,
  identity_check_missing: true,
  identity_not_proven: true,
  method_not_offered: true,
  not_direct: true,
  not_now: true,
  offer_changed: true,
  offer_expired: true,
  offer_not_acceptable: true,
  in_progress: true,
  service_unavailable: true,
  service_refused: true,
  wrong_code: true,
  too_many: true,
}

const GOING_ON: readonly string[] = ["waiting", "authorized", "captured"]

/** Every reason for choosing another way to pay: the stages that end a financing, and what the store adds to them. */
const ENDS = [
  ...Object.entries(MEANING_OF_STAGE).flatMap(([stage, meaning]) =>
    GOING_ON.includes(meaning) ? [] : [stage],
  ),
  "shop_will_contact",
  "changed_conditions",
]

describe("the kit's words", () => {
  it.each(KIT_LANGUAGES)(
    "in %s have a sentence of their own for every reason of the store",
    async (language) => {
      const words = await loadWords(language)
      const english = await loadWords("en")
      for (const reason of [...Object.keys(REFUSALS), ...ENDS]) {
        const sentence = reasonIn(words, reason)
        expect([reason, sentence]).not.toEqual([reason, null])
        if (language !== "en") expect([reason, sentence]).not.toEqual([reason, reasonIn(english, reason)])
      }
    },
  )

  it.each(KIT_LANGUAGES)(
    "in %s say everything that the English ones say, with the same values in them",
    async (language) => {
      const english = sentences(await loadWords("en"))
      const words = new Map(sentences(await loadWords(language)))
      expect([...words.keys()].sort()).toEqual(english.map(([key]) => key).sort())
      for (const [key, text] of english) {
        expect(words.get(key)?.trim()).not.toBe("")
        expect([key, placesIn(words.get(key) ?? "")]).toEqual([key, placesIn(text)])
      }
    },
  )

  it("are in the page's language, and in English for one that the kit does not speak", () => {
    expect(["pl-PL", "PL", "cs", "de", ""].map(kitLanguage)).toEqual(["pl", "pl", "cs", "en", "en"])
  })

  it("name the service's own terms, and show those without a word as they are", async () => {
    const words = await loadWords("pl")
    expect(wordFor(words.fields, "first_name")).toBe("Imię")
    expect(wordFor(words.fields, "favourite_colour")).toBe("Favourite colour")
    expect(reasonIn(words, "declined")).toContain("odmówiono")
    expect(reasonIn(words, "toString")).toBeNull()
    expect(fill("{a} of {b}, {c}", { a: 1, b: "two" })).toBe("1 of two, {c}")
  })
})
