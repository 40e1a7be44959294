export const orders = {
  "orders.title": "Financing",
} as const
