import { loadCart } from "../cart"
import { h } from "../dom"
import { financingFlow } from "../financing/flow"
import { languageChoice } from "../financing/language-choice"
import { ticketOf } from "../financing/financings"
import { runPage, show } from "../view"

void runPage(async () => {
  const cart = await loadCart()
  const ticket = cart === null ? null : ticketOf(cart.id)
  if (cart === null || ticket === null) {
    // The order may have been placed in the meantime.
    location.replace("/return")
    return
  }
  const flow = await financingFlow(cart, ticket)
  show(h("div", { class: "financing-page" }, h("h1", {}, "Your financing"), languageChoice(flow), flow))
  await flow.open()
})
