import type { NewRemoteId } from "../../shared/remote-id"
import {
  applicationNamed,
  currentApplication,
  historyOf,
  nextOrderId,
  rememberedApplication,
  triedOrderIds,
} from "../application-history"
import { applicationToken, leasingOrderId, leasingShopId } from "../ids"

const application = (token: string, orderId: string) => ({
  token: applicationToken.parse(token),
  orderId: leasingOrderId.parse(orderId),
  shop: leasingShopId.parse("c3945e9e-426f-8859-8b60-3b9e9a46d101"),
})
const OLD = application("0E7F74967CA051F45E14AE2B0E6EB1B70A3292EE", "F01")
const NEW = application("1E7F74967CA051F45E14AE2B0E6EB1B70A3292EE", "F01X3")

/** The second order id got no answer. */
const IDS: readonly NewRemoteId[] = [
  { kind: "leasing_order", value: "F01" },
  rememberedApplication(OLD),
  { kind: "leasing_order", value: "F01X2" },
  { kind: "leasing_order", value: "F01X3" },
  rememberedApplication(NEW),
  { kind: "application", value: "an id of another service" },
]

describe("the history of a lease", () => {
  it("is kept exactly as each application was created", () => {
    expect(historyOf(IDS)).toEqual([OLD, NEW])
    expect(currentApplication(historyOf(IDS))).toEqual(NEW)
  })

  it("counts order ids whose answer was lost: none is ever sent again", () => {
    expect(triedOrderIds(IDS)).toEqual(["F01", "F01X2", "F01X3"])
    expect(nextOrderId("F01", triedOrderIds(IDS).length)).toBe("F01X4")
  })

  it("is found by token and order id together only", () => {
    expect(applicationNamed(historyOf(IDS), { token: OLD.token, orderId: "F01" })).toEqual(OLD)
    expect(applicationNamed(historyOf(IDS), { token: OLD.token, orderId: "F01X3" })).toBeNull()
    expect(applicationNamed(historyOf(IDS), { token: "F".repeat(40), orderId: "F01" })).toBeNull()
  })

  it("refuses an id that it has not written itself", () => {
    expect(() => historyOf([{ kind: "leasing_application", value: OLD.token }])).toThrow()
  })
})
