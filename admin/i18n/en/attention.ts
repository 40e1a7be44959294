export const attention = {
  "attention.title": "A person is needed",
} as const
