import { versionStatusOf } from "../version-status"

it.each([
  ["DRAFT", "draft"],
  ["active", "active"],
  ["Activated", "active"],
  ["REPLACED", "replaced"],
  ["frozen", "unknown"],
  [null, "unknown"],
] as const)("a version that is %p means %s", (word, meaning) => {
  expect(versionStatusOf(word)).toBe(meaning)
})
