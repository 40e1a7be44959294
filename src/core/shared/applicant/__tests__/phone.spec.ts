import { readPhone } from "../phone"

describe("a phone number that a person types", () => {
  it.each([
    ["EE", "+372 5123 4567", "+37251234567"],
    ["EE", "512 3456", "+3725123456"],
    ["LV", "2912 3456", "+37129123456"],
    ["LT", "8 612 34567", "+37061234567"],
    ["LT", "(0-612) 34567", "+37061234567"],
    ["PL", "501 234 567", "+48501234567"],
    ["PL", "0048 501-234-567", "+48501234567"],
    ["CZ", "601 234 567", "+420601234567"],
    ["PL", "+372 5123 4567", "+37251234567"],
    ["PL", "+49 1512 3456789", "+4915123456789"],
  ])("in %s %s is %s", (country, typed, value) => {
    expect(readPhone(country, typed)).toEqual({ ok: true, value })
  })

  it.each([
    ["PL", "501 234 56", "phone_form"],
    ["PL", "+48 501 234 5678", "phone_form"],
    ["EE", "+372 123", "phone_form"],
    ["CZ", "+420 101 234 567", "phone_form"],
    ["PL", "call me", "phone_form"],
    ["PL", "+49 12", "phone_form"],
    ["DE", "0151 23456789", "phone_country"],
  ])("in %s %s is refused: %s", (country, typed, error) => {
    expect(readPhone(country, typed)).toEqual({ ok: false, error })
  })
})
