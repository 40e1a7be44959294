import { useState } from "react"
import type { Key, Vars } from "../../i18n/words"

/** What is wrong with one field. */
export interface Problem {
  readonly key: Key
  readonly vars?: Vars
}

export type Problems<Values> = { readonly [Name in keyof Values]?: Problem }

export interface Form<Values> {
  readonly values: Values
  readonly problems: Problems<Values>
  readonly set: (changes: Partial<Values>) => void
  /** Shows the problems. @returns whether there are none */
  readonly accept: (problems: Problems<Values>) => boolean
}

/** What a person has entered so far; a field's problem goes away when the field is changed. */
export function useForm<Values extends object>(start: Values): Form<Values> {
  const [values, setValues] = useState(start)
  const [problems, setProblems] = useState<Problems<Values>>({})
  return {
    values,
    problems,
    set: (changes) => {
      setValues((before) => ({ ...before, ...changes }))
      const mended = Object.fromEntries(Object.keys(changes).map((name) => [name, undefined]))
      setProblems((before) => ({ ...before, ...mended }))
    },
    accept: (found) => {
      setProblems(found)
      return Object.values(found).every((problem) => problem === undefined)
    },
  }
}
