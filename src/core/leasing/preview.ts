import type { JsonObject } from "../shared/records"
import { applicationBody, type ApplicationRequest } from "./application-body"
import { leasingShopId } from "./ids"
import { orderIdOf } from "./order-id"
import type { LeasingOverrides } from "./overrides"

/** A cart and a customer that are made up, with a total that does not divide by its pieces, shipping and a discount. */
const SAMPLE: ApplicationRequest = {
  orderId: orderIdOf("F0000SAMPLE", 1),
  basket: {
    payable: "309.98",
    items: [{ name: "Oak table", quantity: "3", total: "310.00" }],
    shipping: [{ name: "Delivery", total: "9.98" }],
    deductions: [{ name: "Discount", total: "10.00" }],
  },
  currency: "EUR",
  returnUrl: "https://shop.example/return",
  alertUrl: "https://shop.example/alert",
  tariffCode: "TARIFF",
  term: null,
  customer: {
    firstName: "Ona",
    lastName: "Pavyzdė",
    email: "ona@shop.example",
    phone: "+37060000000",
    street: "Gedimino pr. 1",
    city: "Vilnius",
    zipCode: "LT-01103",
    country: "lt",
  },
}

/** The body that create would send with these settings, of a made-up purchase: for a person to compare. */
export function previewBody(overrides: LeasingOverrides): JsonObject {
  const body = applicationBody(SAMPLE, leasingShopId.parse("your-shop-uuid"), overrides)
  return body.ok ? body.value : {}
}
