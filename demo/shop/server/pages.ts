export type Page = {
  /** Express path. */
  readonly path: string
  readonly title: string
  /** Name of the script in `browser/pages`. */
  readonly script: string
}

export const PAGES: readonly Page[] = [
  { path: "/", title: "Products", script: "products" },
  { path: "/products/:handle", title: "Product", script: "product" },
  { path: "/cart", title: "Cart", script: "cart" },
  { path: "/checkout", title: "Checkout", script: "checkout" },
  { path: "/financing", title: "Your financing", script: "financing" },
  { path: "/return", title: "Your order", script: "return" },
]
