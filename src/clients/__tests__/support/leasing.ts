import type { ApplicationRequest } from "../../../core/leasing/application-body"
import type { LeasingApplication } from "../../../core/leasing/application-history"
import { applicationToken, leasingOrderId, leasingShopId } from "../../../core/leasing/ids"
import { readLeasingOverrides } from "../../../core/leasing/overrides"
import { createLeasingClient, type LeasingClient } from "../../leasing/create-leasing-client"
import { API_KEY, EMAIL, MOBILE } from "./shop"

/** The ids that the service's own samples show. */
export const LEASING_SHOP = leasingShopId.parse("c3945e9e-426f-8859-8b60-3b9e9a46d101")
export const TOKEN = applicationToken.parse("0E7F74967CA051F45E14AE2B0E6EB1B70A3292EE")
export const ORDER_ID = leasingOrderId.parse("5E13I266GV")

export const APPLICATION: LeasingApplication = { token: TOKEN, orderId: ORDER_ID, shop: LEASING_SHOP }

/** What must never be seen in an error, beside the key and the contact. */
export const CUSTOMER_NAME = "Žydrūnė"

export const leasingRequest = (change: Partial<ApplicationRequest> = {}): ApplicationRequest => ({
  orderId: ORDER_ID,
  basket: {
    payable: "310.05",
    items: [{ name: "Ąžuolinis stalas", quantity: "3", total: "310.05" }],
    shipping: [],
    deductions: [],
  },
  currency: "eur",
  returnUrl: "https://shop.example.com/return",
  alertUrl: "https://shop.example.com/alert",
  tariffCode: null,
  term: null,
  customer: {
    firstName: CUSTOMER_NAME,
    lastName: "Private",
    email: EMAIL,
    phone: MOBILE,
    street: null,
    city: "Vilnius",
    zipCode: "",
    country: "lt",
  },
  ...change,
})

/** A leasing client of a server of the test. It does not really sleep between tries. */
export function leasingClientOf(baseUrl: string, raw?: unknown, apiKey: string = API_KEY): LeasingClient {
  const overrides = readLeasingOverrides(raw)
  if (!overrides.ok) throw new Error(overrides.error.join(", "))
  return createLeasingClient(
    { baseUrl, shop: LEASING_SHOP, apiKey, overrides: overrides.value, pluginVersion: "0.1.0" },
    { sleep: () => Promise.resolve(), random: () => 0.5 },
  )
}
