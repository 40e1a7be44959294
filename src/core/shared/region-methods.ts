import type { Method } from "./method"

/** A region of the shop and which financing methods it has. */
export interface RegionMethods {
  readonly id: string
  readonly name: string
  /** Lower case. */
  readonly currency_code: string
  /** Two-letter codes in lower case. */
  readonly countries: readonly string[]
  readonly methods: Readonly<Record<Method, boolean>>
}
