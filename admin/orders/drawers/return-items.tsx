import { Input, Label, Text } from "@medusajs/ui"
import { useId } from "react"
import { useWords } from "../../i18n/use-words"
import { sumOf } from "../../shared/amount"
import type { ReturnableItem } from "../../shared/answers"
import { useFormat } from "../../shared/format"

/** How many of each item, by its id. */
export type Quantities = Readonly<Record<string, number>>

export const chosenOf = (quantities: Quantities): { id: string; quantity: number }[] =>
  Object.entries(quantities).flatMap(([id, quantity]) => (quantity > 0 ? [{ id, quantity }] : []))

/** What the chosen items cost, or null when none is chosen. */
export function amountOfItems(items: readonly ReturnableItem[], quantities: Quantities): string | null {
  const lines = items.map(({ id, unit_amount: amount }) => ({ amount, times: quantities[id] ?? 0 }))
  return lines.some(({ times }) => times > 0) ? sumOf(lines) : null
}

interface Props {
  readonly items: readonly ReturnableItem[]
  readonly quantities: Quantities
  readonly choose: (quantities: Quantities) => void
  readonly currency: string
}

export function ReturnItems({ items, quantities, choose, currency }: Props) {
  const { t } = useWords()
  if (items.length === 0) return null
  return (
    <fieldset className="flex flex-col gap-y-3">
      <legend className="txt-compact-small-plus pb-2">{t("orders.return.by_items")}</legend>
      {items.map((item) => (
        <Line
          key={item.id}
          item={item}
          currency={currency}
          quantity={quantities[item.id] ?? 0}
          change={(quantity) => choose({ ...quantities, [item.id]: quantity })}
        />
      ))}
    </fieldset>
  )
}

interface LineProps {
  readonly item: ReturnableItem
  readonly currency: string
  readonly quantity: number
  readonly change: (quantity: number) => void
}

function Line({ item, currency, quantity, change }: LineProps) {
  const { t } = useWords()
  const { money } = useFormat()
  const id = useId()
  const most = item.returnable_quantity
  return (
    <div className="flex items-center justify-between gap-x-3">
      <Label htmlFor={id} size="small" className="min-w-0 break-words">
        {item.title} ({money(item.unit_amount, currency)})
      </Label>
      <div className="flex shrink-0 items-center gap-x-2">
        <Input
          id={id}
          type="number"
          size="small"
          style={{ width: 72 }}
          min={0}
          max={most}
          value={quantity}
          onChange={(event) => change(Math.min(most, Math.max(0, Math.trunc(Number(event.target.value)))))}
        />
        <Text size="small" className="text-ui-fg-subtle whitespace-nowrap">
          {t("orders.return.of", { count: most })}
        </Text>
      </div>
    </div>
  )
}
