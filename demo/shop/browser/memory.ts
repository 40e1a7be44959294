/** What the browser remembers between pages: ids only, so nothing is lost when it forgets. */
const CART = "cart_id"
const COUNTRY = "country_code"
const LAST_ORDER = "last_order_id"

export const rememberedCart = (): string | null => localStorage.getItem(CART)
export const rememberCart = (id: string): void => {
  localStorage.setItem(CART, id)
}
export const forgetCart = (): void => {
  localStorage.removeItem(CART)
}

export const rememberedCountry = (): string => localStorage.getItem(COUNTRY) ?? "ee"
export const rememberCountry = (code: string): void => {
  localStorage.setItem(COUNTRY, code)
}

/** Kept for this tab, so that a reloaded return page still shows the order. */
export const rememberedOrder = (): string | null => sessionStorage.getItem(LAST_ORDER)
export const rememberOrder = (id: string): void => {
  sessionStorage.setItem(LAST_ORDER, id)
}
