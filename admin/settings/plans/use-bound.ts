import { useWords } from "../../i18n/use-words"
import type { Form } from "../form/use-form"
import type { PlanValues } from "./plan-values"

type NamesOf<Value> = {
  [Name in keyof PlanValues]: PlanValues[Name] extends Value ? Name : never
}[keyof PlanValues]

type BoundName = NamesOf<string> | Exclude<NamesOf<boolean>, "active">

export interface FieldsProps {
  readonly form: Form<PlanValues>
}

/** What an input of a plan's form needs of its field. */
export function useBound({ values, problems, set }: Form<PlanValues>) {
  const { t, word } = useWords()
  return <Name extends BoundName>(name: Name) => ({
    name,
    label: t(`settings.plan.${name}`),
    hint: word(`settings.plan.${name}.hint`, ""),
    value: values[name],
    problem: problems[name],
    onChange: (value: PlanValues[Name]) => set({ [name]: value }),
  })
}
