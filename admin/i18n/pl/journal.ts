import type { journal as english } from "../en/journal"
import type { Translated } from "../words"

export const journal: Translated<typeof english> = {
  "journal.title": "Dziennik",
}
