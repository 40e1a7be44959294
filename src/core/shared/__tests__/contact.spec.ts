import { contactOf, internationalMobile } from "../contact"

describe("a mobile number", () => {
  it.each([
    ["+372 5123 4567", "+37251234567"],
    ["00372-5123-4567", "+37251234567"],
    ["+48 (500) 600.700", "+48500600700"],
  ])("%s is sent as %s", (written, sent) => {
    expect(internationalMobile(written)).toBe(sent)
  })

  it.each([null, "", "51234567", "+0123456789", "+372", "+3725123456789012", "+372 call me", "+"])(
    "%p is not sent: it does not say its country",
    (written) => {
      expect(internationalMobile(written)).toBeNull()
    },
  )
})

describe("the shopper's contact", () => {
  it("is sent with both parts", () => {
    expect(contactOf(" shopper@example.com ", "+37251234567")).toEqual({
      email: "shopper@example.com",
      mobile: "+37251234567",
    })
  })

  it.each([
    ["shopper@example.com", null],
    ["shopper@example.com", "51234567"],
    [null, "+37251234567"],
    ["not an address", "+37251234567"],
  ])("is left out when it is only half there: %p, %p", (email, phone) => {
    expect(contactOf(email, phone)).toBeNull()
  })
})
