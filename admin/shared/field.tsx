import { Hint, Input, Label, Textarea } from "@medusajs/ui"
import { type ComponentProps, useId } from "react"

interface About {
  readonly label: string
  /** What belongs into it; read out with the field. */
  readonly hint?: string | undefined
  /** Why it is not accepted. */
  readonly error?: string | null | undefined
}

type OfInput = About & Omit<ComponentProps<typeof Input>, "id" | "size">

/** A labelled line of text; what is wrong stands below it and is read out. */
export function Field({ label, hint, error, ...input }: OfInput) {
  const id = useId()
  return (
    <div className="flex flex-col gap-y-2">
      <Label htmlFor={id} size="small" weight="plus">
        {label}
      </Label>
      <Input {...input} id={id} aria-describedby={`${id}-about`} aria-invalid={Boolean(error)} />
      <Below id={`${id}-about`} hint={hint} error={error} />
    </div>
  )
}

type OfText = About & Omit<ComponentProps<typeof Textarea>, "id">

export function TextField({ label, hint, error, ...input }: OfText) {
  const id = useId()
  return (
    <div className="flex flex-col gap-y-2">
      <Label htmlFor={id} size="small" weight="plus">
        {label}
      </Label>
      <Textarea {...input} id={id} aria-describedby={`${id}-about`} aria-invalid={Boolean(error)} />
      <Below id={`${id}-about`} hint={hint} error={error} />
    </div>
  )
}

function Below({ id, hint, error }: { id: string } & Omit<About, "label">) {
  if (error) {
    return (
      <Hint id={id} variant="error" role="alert">
        {error}
      </Hint>
    )
  }
  return hint ? <Hint id={id}>{hint}</Hint> : <span id={id} hidden />
}
