export const settings = {
  "settings.title": "Financing",
} as const
