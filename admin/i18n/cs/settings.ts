import type { settings as english } from "../en/settings"
import type { Translated } from "../words"

export const settings: Translated<typeof english> = {
  "settings.title": "Financování",
}
