import type { Words } from "../words"
import { attention } from "./attention"
import { direct } from "./direct"
import { financings } from "./financings"
import { journal } from "./journal"
import { leasing } from "./leasing"
import { orders } from "./orders"
import { settings } from "./settings"
import { shared } from "./shared"

export const lv: Words = {
  ...shared,
  ...attention,
  ...journal,
  ...orders,
  ...settings,
  ...direct,
  ...financings,
  ...leasing,
}
