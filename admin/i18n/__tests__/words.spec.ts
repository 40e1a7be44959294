import { cs } from "../cs/all"
import { en } from "../en/all"
import { et } from "../et/all"
import { keys } from "../keys"
import { languageOf } from "../languages"
import { lt } from "../lt/all"
import { lv } from "../lv/all"
import { packKeys } from "../pack-keys"
import { pl } from "../pl/all"
import { unpackKeys } from "../unpack-keys"
import { withKeys } from "../with-keys"
import { fill } from "../words"

const LANGUAGES: Record<string, Readonly<Record<string, string>>> = { lt, pl, cs, et, lv }
const ENGLISH: Readonly<Record<string, string>> = en

const placesOf = (sentence = "") => [...sentence.matchAll(/\{\w+\}/g)].map(([place]) => place).sort()

/** Words that are the same in more than one language. */
const SAME_WORD = /^[\W\d_]*$|^(TEST|Leasing|IBAN|CSV|PDF|EUR|SMS|API|URL)$/i

describe.each(Object.entries(LANGUAGES))("The admin screens in %s", (_language, words) => {
  it("have every sentence that English has, and no other", () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(ENGLISH).sort())
  })

  it("keep every place to be filled in", () => {
    for (const [key, sentence] of Object.entries(ENGLISH)) {
      expect({ key, places: placesOf(words[key]) }).toEqual({ key, places: placesOf(sentence) })
    }
  })

  it("have no empty sentence, and none of several words left in English", () => {
    const left = Object.entries(ENGLISH).filter(([key, sentence]) => {
      const same = words[key] === sentence && sentence.split(" ").length > 1 && !SAME_WORD.test(sentence)
      return same || (words[key] ?? "").trim() === ""
    })
    expect(left).toEqual([])
  })
})

describe("The language of the admin screens", () => {
  it.each([
    ["pl", "pl"],
    ["lt-LT", "lt"],
    ["enGB", "en"],
    ["de", "en"],
    [undefined, "en"],
  ])("is for the dashboard's %s: %s", (dashboard, ours) => {
    expect(languageOf(dashboard)).toBe(ours)
  })

  it("is the same when the build has left its keys out", () => {
    expect(withKeys(lt, keys)).toEqual(lt)
    const bare = Object.keys(ENGLISH).map((key) => LANGUAGES["lt"]?.[key] ?? "")
    expect(withKeys(bare, keys)).toEqual(lt)
  })

  it("finds every key again in the packed text, also one that ends where another goes on", () => {
    const some = ["a.b", "a.b.c", "a.b.d_e", "a-f", "a.b"]
    expect(unpackKeys(packKeys(some))).toEqual(some)
    expect(unpackKeys(keys)).toEqual(Object.keys(ENGLISH))
  })

  it("leaves a place without a value visible instead of an empty hole", () => {
    expect(fill("{amount} of {total}", { amount: "5" })).toBe("5 of {total}")
  })
})
