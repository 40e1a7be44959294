import type { ReactNode } from "react"
import { useWords } from "../../i18n/use-words"
import { type About, type InputTies, Labelled } from "../../shared/field"
import type { Problem } from "./use-form"

export type FieldTexts = Omit<About, "error"> & { readonly problem?: Problem | undefined }

/** A field of a form whose problems are kept by their names. */
export function Field({ problem, ...about }: FieldTexts & { children: (ties: InputTies) => ReactNode }) {
  const { t } = useWords()
  return <Labelled {...about} error={problem && t(problem.key, problem.vars)} />
}
