import { Heading, Text } from "@medusajs/ui"
import { useWords } from "../i18n/use-words"
import { useFormat } from "../shared/format"
import type { WeekAnswer } from "./answers"

interface Paid {
  readonly week: string
  readonly amount: string
}

/** What was paid each week, a row of bars for each currency. */
export function Weeks({ weeks }: { weeks: readonly WeekAnswer[] }) {
  const { t } = useWords()
  const currencies = [...new Set(weeks.flatMap(({ amounts }) => amounts.map((one) => one.currency_code)))]
  return (
    <section className="flex flex-col gap-y-4">
      <div>
        <Heading level="h3">{t("financings.weeks")}</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {t("financings.weeks_about")}
        </Text>
      </div>
      {currencies.length === 0 && (
        <Text size="small" className="text-ui-fg-subtle">
          {t("financings.weeks_empty")}
        </Text>
      )}
      {currencies.sort().map((currency) => (
        <Bars key={currency} currency={currency} paid={weeks.map((week) => paidIn(week, currency))} />
      ))}
    </section>
  )
}

const paidIn = ({ week, amounts }: WeekAnswer, currency: string): Paid => ({
  week,
  amount: amounts.find(({ currency_code: code }) => code === currency)?.amount ?? "0",
})

const HEIGHT = 96

/** The bars are for the eye; the same numbers stand in a table for everybody else. */
function Bars({ currency, paid }: { currency: string; paid: readonly Paid[] }) {
  const { t } = useWords()
  const { money } = useFormat()
  const most = Math.max(...paid.map(({ amount }) => Number(amount)))
  const heightOf = (amount: string) => (most === 0 ? 0 : Math.round((Number(amount) / most) * HEIGHT))
  const label = t("financings.weeks_of", { currency: currency.toUpperCase() })
  return (
    <figure>
      <figcaption className="txt-compact-small-plus pb-2">
        {label} · {t("financings.weeks_most", { amount: money(String(most), currency) })}
      </figcaption>
      <div aria-hidden className="flex items-end gap-x-1 border-b" style={{ height: HEIGHT + 1 }}>
        {paid.map(({ week, amount }) => (
          <div
            key={week}
            title={`${week}: ${money(amount, currency)}`}
            className="bg-ui-tag-blue-icon flex-1 rounded-t"
            style={{ height: heightOf(amount) }}
          />
        ))}
      </div>
      <div aria-hidden className="text-ui-fg-muted txt-compact-xsmall flex justify-between pt-1">
        <span>{paid[0]?.week}</span>
        <span>{paid.at(-1)?.week}</span>
      </div>
      <table className="sr-only">
        <caption>{label}</caption>
        <tbody>
          {paid.map(({ week, amount }) => (
            <tr key={week}>
              <th scope="row">{week}</th>
              <td>{money(amount, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
