import type { financings as english } from "../en/financings"
import type { Translated } from "../words"

export const financings: Translated<typeof english> = {
  "financings.title": "Financování",
}
