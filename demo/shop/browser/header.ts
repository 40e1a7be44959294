import { type Cart, changeCart, loadCart, pieces } from "./cart"
import { byId, h } from "./dom"
import { standardWay } from "./financing/standard-way"
import { rememberCountry } from "./memory"
import { countries, currentCountry } from "./regions"

/** Fills the country switcher and the number of pieces in the cart. */
export async function fillHeader(): Promise<void> {
  // Remembered before anything is waited for: the page may be left at once.
  byId("ribbon-way").hidden = !standardWay()
  const [all, current] = await Promise.all([countries(), currentCountry()])
  const select = h("select", { id: "region" })
  select.replaceChildren(
    ...all.map(({ code, name, region }) =>
      h(
        "option",
        { value: code, selected: code === current.code },
        `${name} · ${region.currency_code.toUpperCase()}`,
      ),
    ),
  )
  select.addEventListener("change", () => void switchCountry(select.value))
  byId("region").replaceWith(select)
  showPieces(await loadCart())
}

export function showPieces(cart: Cart | null): void {
  const badge = byId("cart-count")
  const count = pieces(cart)
  badge.textContent = String(count)
  badge.hidden = count === 0
  byId("cart-link").setAttribute("aria-label", `Cart, ${count} ${count === 1 ? "piece" : "pieces"}`)
}

/** An open cart moves to the new region, so its prices are in that currency. */
async function switchCountry(code: string): Promise<void> {
  const country = (await countries()).find((one) => one.code === code)
  const cart = await loadCart()
  if (country && cart && cart.region_id !== country.region.id)
    await changeCart(cart, { region_id: country.region.id })
  rememberCountry(code)
  location.reload()
}
