import { Hint, Label } from "@medusajs/ui"
import { type ReactNode, useId } from "react"
import { useWords } from "../../i18n/use-words"
import type { Problem } from "./use-form"

export interface FieldTexts {
  readonly label: string
  readonly hint?: string | undefined
  readonly problem?: Problem | undefined
  readonly optional?: boolean | undefined
}

/** What ties an input to its label, its hint and its problem. */
export interface InputTies {
  readonly id: string
  readonly "aria-describedby": string
  readonly "aria-invalid": boolean
}

/** A label, an input and, below it, the hint or what is wrong. */
export function Field(props: FieldTexts & { children: (ties: InputTies) => ReactNode }) {
  const { label, hint, problem, optional, children } = props
  const { t } = useWords()
  const id = useId()
  const ties = { id, "aria-describedby": `${id}-hint`, "aria-invalid": problem !== undefined }
  return (
    <div className="flex flex-col gap-y-2">
      <div className="flex items-center gap-x-1">
        <Label htmlFor={id} size="small" weight="plus" id={`${id}-label`}>
          {label}
        </Label>
        {optional && <span className="text-ui-fg-muted txt-small">({t("shared.optional")})</span>}
      </div>
      {children(ties)}
      <Hint
        id={`${id}-hint`}
        variant={problem ? "error" : "info"}
        className={problem || hint ? "" : "hidden"}
      >
        {problem ? t(problem.key, problem.vars) : hint}
      </Hint>
    </div>
  )
}
