import type { Cart } from "../cart"
import { financingClient, forgetFinancing } from "./financings"
import { defineFinancingFlow, type Ticket } from "./kit"

/** The kit's element for the financing of a cart, with the shop's own pages around it. */
export async function financingFlow(cart: Cart, ticket: Ticket) {
  await defineFinancingFlow()
  const flow = document.createElement("financing-flow")
  flow.client = financingClient
  flow.ticket = ticket
  flow.prefill = knownOf(cart)
  flow.addEventListener("financing-complete", () => {
    location.assign("/return")
  })
  flow.addEventListener("financing-choose-other", () => {
    location.assign("/checkout")
  })
  flow.addEventListener("financing-gone", () => {
    forgetFinancing(cart.id)
  })
  return flow
}

/** What the checkout has asked already, by the names of the application's fields. */
function knownOf({ email, shipping_address: address }: Cart): Record<string, string> {
  return {
    "customer.first_name": address?.first_name ?? "",
    "customer.last_name": address?.last_name ?? "",
    "customer_contact.email": email ?? "",
    "customer_contact.mobile": address?.phone ?? "",
    "customer_addresses.street": address?.address_1 ?? "",
    "customer_addresses.city": address?.city ?? "",
    "customer_addresses.zip_code": address?.postal_code ?? "",
    "customer_addresses.country": address?.country_code ?? "",
  }
}
