import { type Attributes, h } from "../element/dom.js"

export type Choice = readonly [value: string, label: string]

export const select = (
  attributes: Attributes,
  choices: readonly Choice[],
  chosen: string,
): HTMLSelectElement =>
  h(
    "select",
    attributes,
    ...choices.map(([value, label]) => h("option", { value, selected: value === chosen }, label)),
  )
