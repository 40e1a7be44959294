import { ArrowUpMini } from "@medusajs/icons"
import { Checkbox, Hint, IconButton, Label } from "@medusajs/ui"
import { useId } from "react"
import { useWords } from "../../i18n/use-words"
import type { Choice } from "./inputs"
import type { Problem } from "./use-form"

interface CheckChoiceProps {
  readonly label: string
  readonly hint: string
  readonly problem?: Problem | undefined
  readonly choices: readonly Choice[]
  readonly chosen: readonly string[]
  readonly onChange: (values: readonly string[]) => void
  /** The order counts: the chosen come first, and each can be moved up. */
  readonly ordered?: boolean
}

/** Some of a few. */
export function CheckChoice({ label, hint, problem, ordered = false, ...choice }: CheckChoiceProps) {
  const { t } = useWords()
  const { choices, chosen } = choice
  const places = choices.filter(({ value }) => chosen.includes(value))
  const first = ordered ? chosen.flatMap((value) => places.find((one) => one.value === value) ?? []) : choices
  const shown = [...first, ...choices.filter((one) => !first.includes(one))]
  return (
    <fieldset className="flex flex-col gap-y-2">
      <legend className="txt-compact-small-plus pb-2">{label}</legend>
      <div className={ordered ? "flex flex-col gap-y-2" : "flex flex-wrap gap-x-4 gap-y-2"}>
        {shown.map((one) => (
          <Check key={one.value} {...choice} {...one} ordered={ordered} />
        ))}
      </div>
      <Hint variant={problem ? "error" : "info"}>{problem ? t(problem.key) : hint}</Hint>
    </fieldset>
  )
}

type CheckProps = Pick<CheckChoiceProps, "chosen" | "onChange"> & Choice & { readonly ordered: boolean }

function Check({ value, label, chosen, onChange, ordered }: CheckProps) {
  const { t } = useWords()
  const id = useId()
  const place = chosen.indexOf(value)
  const without = chosen.filter((one) => one !== value)
  return (
    <div className="flex items-center gap-x-2">
      <Checkbox
        id={id}
        checked={place >= 0}
        onCheckedChange={(on) => onChange(on === true ? [...chosen, value] : without)}
      />
      <Label htmlFor={id} size="small">
        {label}
      </Label>
      {ordered && place > 0 && (
        <IconButton
          type="button"
          size="2xsmall"
          variant="transparent"
          aria-label={t("settings.move_up", { name: label })}
          onClick={() => onChange(without.toSpliced(place - 1, 0, value))}
        >
          <ArrowUpMini />
        </IconButton>
      )}
    </div>
  )
}
