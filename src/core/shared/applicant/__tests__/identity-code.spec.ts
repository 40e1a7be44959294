import fc from "fast-check"
import { readIdentityCode } from "../identity-code"

/** Published examples of each country's codes. */
const VALID = [
  ["EE", "37605030299", "1976-05-03"],
  ["EE", "49403136515", "1994-03-13"],
  ["LT", "33309240064", "1933-09-24"],
  ["LT", "38703181745", "1987-03-18"],
  ["LV", "161175-19997", "1975-11-16"],
  ["PL", "44051401359", "1944-05-14"],
  ["PL", "02070803628", "1902-07-08"],
  ["CZ", "7103192745", "1971-03-19"],
  ["CZ", "991231123", null],
  ["CZ", "531231123", "1953-12-31"],
] as const

const digitsOf = (code: string) => code.replace(/\D/g, "")

const remainder = (code: string, weights: readonly number[], plus = 0) =>
  (weights.reduce((sum, weight, at) => sum + weight * Number(code[at]), 0) + plus) % 11

/** Where the official rule has eleven remainders and ten digits, two remainders share a digit. */
const RARE = {
  EE: (code: string) => remainder(code, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) === 10,
  LT: (code: string) => remainder(code, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) === 10,
  LV: (code: string) => remainder(code, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9], 1) === 10,
  PL: () => false,
  CZ: (code: string) => Number(code.slice(0, 9)) % 11 === 10,
}

const COUNTRIES = ["EE", "LV", "LT", "PL", "CZ"] as const
const YEARS = 60 * 365

/** A code of an adult, its last digit found by trying all ten. */
const code = fc
  .tuple(fc.constantFrom(...COUNTRIES), fc.nat({ max: YEARS }), fc.nat({ max: 999 }))
  .map(([country, days, serial]) => {
    const [year = "", month = "", day = ""] = new Date(Date.UTC(1945, 0, 1) + days * 86_400_000)
      .toISOString()
      .slice(0, 10)
      .split("-")
    const [late, short, three] = [year >= "2000", year.slice(2), String(serial).padStart(3, "0")]
    const body = {
      EE: `${late ? "5" : "4"}${short}${month}${day}${three}`,
      LT: `${late ? "5" : "4"}${short}${month}${day}${three}`,
      LV: `${day}${month}${short}${late ? "2" : "1"}${three}`,
      PL: `${short}${late ? String(Number(month) + 20) : month}${day}${three}7`,
      CZ: `${short}${String(Number(month) + 50)}${day}${three}`,
    }[country]
    const last = Array.from("0123456789").find((digit) => readIdentityCode(country, body + digit)?.ok)
    return { country, born: `${year}-${month}-${day}`, code: last === undefined ? "" : body + last }
  })
  .filter(({ country, born }) => country !== "CZ" || born >= "1986-01-01")

describe("a national identity code", () => {
  it.each(VALID)("%s %s tells the birth date %s", (country, typed, birthDate) => {
    const read = readIdentityCode(country, typed)
    if (birthDate === null) expect(read).toEqual({ ok: false, error: "identity_date" })
    else expect(read).toEqual({ ok: true, value: { code: typed, birthDate } })
  })

  it.each([
    ["EE", "3760503029", "identity_form"],
    ["EE", "97605030299", "identity_form"],
    ["EE", "37602300299", "identity_date"],
    ["EE", "37605030298", "identity_check_digit"],
    ["LV", "161175-19996", "identity_check_digit"],
    ["LV", "161375-19997", "identity_date"],
    ["LV", "161175-39997", "identity_date"],
    ["LT", "33309240065", "identity_check_digit"],
    ["PL", "44051401358", "identity_check_digit"],
    ["PL", "44131401358", "identity_date"],
    ["PL", "4405140135X", "identity_form"],
    ["CZ", "7103192746", "identity_check_digit"],
    ["CZ", "7113192745", "identity_date"],
    ["CZ", "71031927", "identity_form"],
  ])("%s %s is refused: %s", (country, typed, error) => {
    expect(readIdentityCode(country, typed)).toEqual({ ok: false, error })
  })

  it("counts no blanks, hyphens and slashes, nor the case of the country", () => {
    expect(readIdentityCode("cz", " 710319/2745 ")?.ok).toBe(true)
    expect(readIdentityCode("lv", "16117519997")).toEqual(readIdentityCode("LV", "161175-19997"))
  })

  it("of Latvia in the form since 2017 tells no birth date, and its check digit is still checked", () => {
    const body = "3267890123"
    const good = Array.from("0123456789").filter((digit) => readIdentityCode("LV", body + digit)?.ok)
    expect(good).toHaveLength(1)
    expect(readIdentityCode("LV", body + String(good[0]))).toMatchObject({ value: { birthDate: null } })
  })

  it("of Czechia before 1986 may end in zero where the remainder is ten", () => {
    const body = [...Array(1000).keys()].map((n) => `780123${String(n).padStart(3, "0")}`)
    const tenth = body.find((nine) => Number(nine) % 11 === 10)
    expect(readIdentityCode("CZ", `${String(tenth)}0`)).toMatchObject({ ok: true })
  })

  it("of another country is neither right nor wrong", () => {
    expect(readIdentityCode("DE", "37605030299")).toBeNull()
  })

  it("is right with its own check digit, and its birth date is read back", () => {
    fc.assert(
      fc.property(code, (one) => {
        fc.pre(one.code !== "")
        const read = readIdentityCode(one.country, one.code)
        expect(read).toMatchObject({ ok: true, value: { birthDate: one.born } })
      }),
    )
  })

  it("with one wrong digit is never right, where the check digit promises it", () => {
    fc.assert(
      fc.property(code, fc.nat({ max: 10 }), fc.integer({ min: 1, max: 9 }), (one, place, shift) => {
        fc.pre(one.code !== "")
        const digits = digitsOf(one.code)
        const at = place % digits.length
        const wrong = digits.slice(0, at) + String((Number(digits[at]) + shift) % 10) + digits.slice(at + 1)
        fc.pre(!RARE[one.country](digits) && !RARE[one.country](wrong))
        const read = readIdentityCode(one.country, wrong)
        expect(read?.ok).toBe(false)
      }),
      { numRuns: 500 },
    )
  })
})
