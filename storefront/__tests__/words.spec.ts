import { fill, reasonIn, wordFor } from "../words/fill.js"
import { KIT_LANGUAGES, kitLanguage, loadWords } from "../words/load-words.js"

type Tree = { readonly [key: string]: string | Tree }

function sentences(tree: Tree, path = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[`${path}${key}`, value]] : sentences(value, `${path}${key}.`),
  )
}

const placesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

describe("the kit's words", () => {
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
