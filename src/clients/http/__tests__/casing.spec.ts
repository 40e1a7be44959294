import { camelKeys, inCamelCase, toCamelCase } from "../casing"

describe("the names of an answer", () => {
  it("are the same in either spelling", () => {
    expect(camelKeys({ credit_contract_uuid: 1, nested: [{ total_amount: 2 }] })).toEqual(
      camelKeys({ creditContractUuid: 1, nested: [{ totalAmount: 2 }] }),
    )
  })

  it.each([
    ["down_payment_minimum_percentage", "downPaymentMinimumPercentage"],
    ["attachments", "attachments"],
    ["a__b", "aB"],
  ])("%s becomes %s", (snake, camel) => {
    expect(toCamelCase(snake)).toBe(camel)
  })

  it("give the first value that is not null when both spellings are there", () => {
    expect(camelKeys({ total_amount: null, totalAmount: 5 })).toEqual({ totalAmount: 5 })
    expect(camelKeys({ total_amount: 4, totalAmount: 5 })).toEqual({ totalAmount: 4 })
  })

  it("cannot change what every object is made of", () => {
    const read = camelKeys(JSON.parse('{"__proto__":{"polluted":true},"a":1}')) as Record<string, unknown>
    expect(read["polluted"]).toBeUndefined()
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined()
  })

  it("are not followed without end", () => {
    const deep = JSON.parse(`${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`) as unknown
    expect(() => camelKeys(deep)).not.toThrow()
  })
})

describe("the names of a request", () => {
  it("are camelCase all the way down, but not in what is the shop's own", () => {
    const body = {
      total_amount: 1,
      partner_urls: { return_url: "x" },
      additional_data: { own_key: { a_b: 1 } },
    }
    expect(inCamelCase(body, new Set(["additional_data"]))).toEqual({
      totalAmount: 1,
      partnerUrls: { returnUrl: "x" },
      additionalData: { own_key: { a_b: 1 } },
    })
  })
})
