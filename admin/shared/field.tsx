import { Hint, Input, Label, Textarea } from "@medusajs/ui"
import { type ComponentProps, type ReactNode, useId } from "react"
import { useWords } from "../i18n/use-words"

export interface About {
  readonly label: string
  /** What belongs into it; read out with the field. */
  readonly hint?: string | undefined
  /** Why it is not accepted. */
  readonly error?: string | null | undefined
  readonly optional?: boolean | undefined
}

/** What ties an input to its label, and to its hint or what is wrong with it. */
export interface InputTies {
  readonly id: string
  readonly "aria-describedby": string
  readonly "aria-invalid": boolean
}

/** A label, an input and, below it, the hint or what is wrong, which is read out. */
export function Labelled(props: About & { children: (ties: InputTies) => ReactNode }) {
  const { label, hint, error, optional, children } = props
  const { t } = useWords()
  const id = useId()
  const about = `${id}-about`
  return (
    <div className="flex flex-col gap-y-2">
      <div className="flex items-center gap-x-1">
        <Label htmlFor={id} size="small" weight="plus" id={`${id}-label`}>
          {label}
        </Label>
        {optional && <span className="text-ui-fg-muted txt-small">({t("shared.optional")})</span>}
      </div>
      {children({ id, "aria-describedby": about, "aria-invalid": Boolean(error) })}
      <Hint
        id={about}
        variant={error ? "error" : "info"}
        role={error ? "alert" : undefined}
        className={error || hint ? "" : "hidden"}
      >
        {error || hint}
      </Hint>
    </div>
  )
}

type Of<Element> = About & Omit<Element, "id" | "size">

export const Field = ({ label, hint, error, optional, ...input }: Of<ComponentProps<typeof Input>>) => (
  <Labelled label={label} hint={hint} error={error} optional={optional}>
    {(ties) => <Input {...input} {...ties} />}
  </Labelled>
)

export const TextField = ({ label, hint, error, ...input }: Of<ComponentProps<typeof Textarea>>) => (
  <Labelled label={label} hint={hint} error={error}>
    {(ties) => <Textarea {...input} {...ties} />}
  </Labelled>
)
