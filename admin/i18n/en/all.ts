import { attention } from "./attention"
import { financings } from "./financings"
import { journal } from "./journal"
import { leasing } from "./leasing"
import { orders } from "./orders"
import { settings } from "./settings"
import { shared } from "./shared"

export const en = {
  ...shared,
  ...attention,
  ...journal,
  ...orders,
  ...settings,
  ...financings,
  ...leasing,
} as const
