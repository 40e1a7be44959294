export interface SettleOptions {
  /** A person decided to place the order although the cart is not the one that was financed. */
  readonly byPerson?: boolean
}
