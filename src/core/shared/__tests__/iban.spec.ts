import fc from "fast-check"
import { lastFourOf, readIban } from "../iban"

const VALID = [
  "EE382200221020145685",
  "LV80BANK0000435195001",
  "LT121000011101001000",
  "PL61109010140000071219812874",
  "CZ6508000000192000145399",
  "DE89370400440532013000",
  "MT84MALT011000012345MTLCAST001S",
]

describe("an account number that a person types", () => {
  it.each(VALID)("%s is an IBAN, also in groups and in small letters", (iban) => {
    expect(readIban(iban)).toEqual({ ok: true, value: iban })
    const typed = ` ${iban.toLowerCase().replace(/(.{4})/g, "$1 ")}`
    expect(readIban(typed)).toEqual({ ok: true, value: iban })
  })

  it.each([
    ["", "iban_form"],
    ["2200221020145685", "iban_form"],
    ["EE38-2200-2210", "iban_form"],
    ["EE38220022102014568", "iban_length"],
    ["EE3822002210201456850", "iban_length"],
    ["PL611090101400000712198128", "iban_length"],
    ["EE372200221020145685", "iban_check_digits"],
    ["MT84MALT011000012345MTLCAST001T", "iban_check_digits"],
  ])("%s is refused: %s", (typed, error) => {
    expect(readIban(typed)).toEqual({ ok: false, error })
  })

  it("with one wrong digit is never an IBAN", () => {
    const places = fc.tuple(fc.constantFrom(...VALID), fc.nat({ max: 40 }), fc.integer({ min: 1, max: 9 }))
    fc.assert(
      fc.property(places, ([iban, place, shift]) => {
        const at = 2 + (place % (iban.length - 2))
        const digit = Number(iban[at])
        fc.pre(!Number.isNaN(digit))
        const wrong = iban.slice(0, at) + String((digit + shift) % 10) + iban.slice(at + 1)
        expect(readIban(wrong).ok).toBe(false)
      }),
    )
  })

  it("shows no more than its last four characters", () => {
    expect(VALID.slice(0, 2).map(lastFourOf)).toEqual(["5685", "5001"])
  })
})
