export const financings = {
  "financings.title": "Financings",
} as const
