import { Button, InlineTip, Text } from "@medusajs/ui"
import { type FormEvent, useState } from "react"
import { useWords } from "../../i18n/use-words"
import { amountOf, isWithin } from "../../shared/amount"
import type { FinancingAnswer, ReturnDraft, ReturnOptions } from "../../shared/answers"
import { messageOf } from "../../shared/feedback"
import { Field } from "../../shared/field"
import { type Format, useFormat } from "../../shared/format"
import { adminPost } from "../../shared/http"
import { Problem } from "../../shared/query-state"
import { useAct } from "../use-act"
import { amountOfItems, chosenOf, type Quantities, ReturnItems } from "./return-items"

interface Props {
  readonly financing: FinancingAnswer
  readonly options: ReturnOptions
}

/** How much is given back: an amount, or the order's items, whose prices make the amount. */
export function ReturnForm({ financing, options }: Props) {
  const { t } = useWords()
  const entry = useReturnEntry({ financing, options })
  return (
    <form noValidate className="flex flex-col gap-y-4" onSubmit={entry.draft}>
      <WhyNot options={options} />
      <ReturnItems
        items={options.items}
        quantities={entry.quantities}
        choose={entry.choose}
        currency={financing.currency_code}
      />
      <Field
        label={`${t("shared.amount")} (${financing.currency_code.toUpperCase()})`}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        value={entry.text}
        onChange={(event) => entry.write(event.target.value)}
        hint={t("orders.return.hint", entry.range)}
        error={entry.wrong}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          type="submit"
          disabled={options.possible === false}
          isLoading={entry.act.isPending}
          data-testid="financing-return-draft"
        >
          {t("orders.return.draft")}
        </Button>
        {(options.possible === false || entry.act.isError) && <Daily entry={entry} />}
      </div>
      <Problem message={entry.act.error ? messageOf(entry.act.error) : null} />
    </form>
  )
}

function Daily({ entry }: { entry: Entry }) {
  const { t } = useWords()
  return (
    <Button
      size="small"
      variant="secondary"
      disabled={entry.act.isPending}
      onClick={entry.daily}
      data-testid="financing-return-daily"
    >
      {t("orders.return.daily")}
    </Button>
  )
}

type Entry = ReturnType<typeof useReturnEntry>

function useReturnEntry({ financing, options }: Props) {
  const { t } = useWords()
  const format = useFormat()
  const act = useAct()
  const [text, write] = useState("")
  const [quantities, setQuantities] = useState<Quantities>({})
  const [wrong, setWrong] = useState<string | null>(null)
  const { most, words: range } = rangeOf(options, format)
  const send = (daily: boolean) => {
    const amount = amountOf(text)
    const outside = amount !== null && !daily && !isWithin(amount, options.min_amount, most)
    const problem = outside ? t("orders.amount.range", range) : null
    setWrong(amount === null ? t("orders.amount.invalid") : problem)
    if (amount === null || outside || act.isPending) return
    const items = chosenOf(quantities)
    const path = `/financing/financings/${financing.id}/returns`
    const run = daily
      ? () => adminPost(`${path}/daily`, { amount })
      : () => adminPost<ReturnDraft>(path, { amount, ...(items.length > 0 ? { items } : {}) })
    act.mutate({ run, said: daily ? t("orders.did.daily") : t("orders.did.draft") })
  }
  const choose = (chosen: Quantities) => {
    setQuantities(chosen)
    write(amountOfItems(options.items, chosen) ?? "")
  }
  const draft = (event: FormEvent) => {
    event.preventDefault()
    send(false)
  }
  return { act, text, write, quantities, choose, wrong, range, draft, daily: () => send(true) }
}

function rangeOf(options: ReturnOptions, { money }: Format) {
  const most = options.max_amount ?? options.left
  const min = money(options.min_amount ?? "0.01", options.currency_code)
  return { most, words: { min, max: money(most, options.currency_code) } }
}

/** Why the service takes no return now, and from when it will. */
function WhyNot({ options }: { options: ReturnOptions }) {
  const { t, word } = useWords()
  const { date } = useFormat()
  const { possible, reason, sentence, earliest_date: earliest, time_zone: zone } = options
  if (possible !== false) return null
  const otherwise = sentence ?? t("orders.return.not_possible")
  const known = reason !== "too_early" || earliest !== null
  const words = { date: date(earliest), zone: zone ?? "" }
  return (
    <InlineTip label="!" variant="warning" data-testid="financing-return-why-not">
      <Text size="small" as="span">
        {known ? word(`orders.return.${reason ?? ""}`, otherwise, words) : otherwise}
      </Text>
    </InlineTip>
  )
}
