import type { FieldProblem } from "../client/refusal.js"
import type { InputField } from "./input-field.js"

/** A field of the application, by the name that the store gives it. */
export interface NamedField extends InputField {
  readonly name: string
  readonly label: string
  /** What is wrong with it before anything is sent: that it is empty. */
  readonly missing: () => readonly FieldProblem[]
}

interface Wish {
  readonly name: string
  readonly label: string
  readonly required: boolean
  readonly sentence: string
}

export const named = (field: InputField, { name, label, required, sentence }: Wish): NamedField => ({
  ...field,
  name,
  label,
  missing: () =>
    required && field.input.value.trim() === ""
      ? [{ field: name, reason: "required", message: sentence }]
      : [],
})
