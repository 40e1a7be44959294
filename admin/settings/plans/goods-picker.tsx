import { XMarkMini } from "@medusajs/icons"
import { Badge, Input, Text } from "@medusajs/ui"
import { useDeferredValue, useState } from "react"
import { useWords } from "../../i18n/use-words"
import { Field } from "../form/field"
import { type Shelf, useFoundGoods, useNamesOfGoods } from "./catalogue"

interface PickerProps {
  readonly shelf: Shelf
  readonly chosen: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
}

/** Chooses categories or products of the store by searching for them. */
export function GoodsPicker({ shelf, chosen, onChange }: PickerProps) {
  const { t } = useWords()
  const [words, setWords] = useState("")
  const add = (id: string) => {
    onChange([...chosen.filter((one) => one !== id), id])
    setWords("")
  }
  return (
    <Field label={t(`settings.plan.${shelf}`)} hint={t(`settings.plan.${shelf}.hint`)} optional>
      {(ties) => (
        <div className="flex flex-col gap-y-2">
          <Input
            {...ties}
            type="search"
            name={shelf}
            placeholder={t(`settings.plan.search_${shelf}`)}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          />
          {words.trim() !== "" && <Found shelf={shelf} words={words} chosen={chosen} onChoose={add} />}
          <Chosen shelf={shelf} chosen={chosen} onChange={onChange} />
        </div>
      )}
    </Field>
  )
}

interface FoundProps {
  readonly shelf: Shelf
  readonly words: string
  readonly chosen: readonly string[]
  readonly onChoose: (id: string) => void
}

function Found({ shelf, words, chosen, onChoose }: FoundProps) {
  const { t } = useWords()
  const { data } = useFoundGoods(shelf, useDeferredValue(words))
  if (data === undefined) return null
  const left = data.filter(({ id }) => !chosen.includes(id))
  return (
    <ul className="bg-ui-bg-component shadow-elevation-card-rest divide-y rounded-lg">
      {left.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            className="txt-small hover:bg-ui-bg-component-hover w-full px-3 py-2 text-left"
            onClick={() => onChoose(id)}
          >
            {name}
          </button>
        </li>
      ))}
      {left.length === 0 && (
        <li>
          <Text size="small" className="text-ui-fg-subtle px-3 py-2">
            {t("settings.plan.found_none")}
          </Text>
        </li>
      )}
    </ul>
  )
}

function Chosen({ shelf, chosen, onChange }: PickerProps) {
  const { t } = useWords()
  const nameOf = useNamesOfGoods(shelf, chosen)
  if (chosen.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {chosen.map((id) => (
        <li key={id}>
          <Badge size="small" className="gap-x-1">
            {nameOf(id)}
            <button
              type="button"
              aria-label={t("settings.remove", { name: nameOf(id) })}
              onClick={() => onChange(chosen.filter((one) => one !== id))}
            >
              <XMarkMini />
            </button>
          </Badge>
        </li>
      ))}
    </ul>
  )
}
