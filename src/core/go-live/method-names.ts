import type { Method } from "../shared/method"

export const METHOD_NAMES: Readonly<Record<Method, string>> = {
  "hire-purchase": "Hire purchase",
  "split-payment": "Split payment",
  "pay-next-month": "Pay next month",
  leasing: "Leasing",
}
