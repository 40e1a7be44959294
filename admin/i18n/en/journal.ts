export const journal = {
  "journal.title": "Journal",
} as const
