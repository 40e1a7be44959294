import {
  applicationNamed,
  currentApplication,
  nextOrderId,
  type LeasingApplication,
} from "../application-history"
import { applicationToken, leasingShopId } from "../ids"
import { orderIdOf } from "../order-id"

const REFERENCE = "F0123456789ABCDEF0123"

describe("the order id of a leasing application", () => {
  it("is the purchase reference itself for the first application", () => {
    expect(orderIdOf(REFERENCE, 1)).toBe(REFERENCE)
  })

  it("always has a letter A–Z, also where the shop counts its orders", () => {
    expect(orderIdOf("1000234", 1)).toBe("M1000234")
    expect(orderIdOf("1000234", 2)).toBe("M1000234X2")
    expect(orderIdOf("5e13-i266_gv", 1)).toBe("5E13I266GV")
  })

  it("is another one for each new application, and never another purchase's", () => {
    const ids = [1, 2, 3, 11].map((attempt) => orderIdOf(REFERENCE, attempt))
    expect(new Set(ids).size).toBe(4)
    expect(ids[1]).toBe(`${REFERENCE}X2`)
  })

  it.each([
    ["", 1],
    ["-_-", 2],
    ["A".repeat(60), 1],
    [REFERENCE, 0],
    [REFERENCE, 1.5],
  ])("cannot be made of %j at attempt %d", (reference, attempt) => {
    expect(() => orderIdOf(reference, attempt)).toThrow(RangeError)
  })
})

describe("the applications of one financing", () => {
  const application = (attempt: number): LeasingApplication => ({
    token: applicationToken.parse(`TOKEN${String(attempt)}`),
    orderId: orderIdOf(REFERENCE, attempt),
    shop: leasingShopId.parse("c3945e9e-426f-8859-8b60-3b9e9a46d101"),
  })
  const history = [application(1), application(3)]

  it("are continued with the newest", () => {
    expect(currentApplication(history)).toEqual(application(3))
    expect(currentApplication([])).toBeNull()
  })

  it("are found by token and order id together, the old ones too", () => {
    expect(applicationNamed(history, { token: "TOKEN1", orderId: REFERENCE })).toEqual(application(1))
    expect(applicationNamed(history, { token: "TOKEN3", orderId: REFERENCE })).toBeNull()
    expect(applicationNamed(history, { token: "TOKEN2", orderId: `${REFERENCE}X2` })).toBeNull()
  })

  it("are followed by one whose id was never tried, also when an answer was lost", () => {
    expect(nextOrderId(REFERENCE, 3)).toBe(`${REFERENCE}X4`)
  })
})
