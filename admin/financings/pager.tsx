import { Button, Text } from "@medusajs/ui"
import { useWords } from "../i18n/use-words"
import type { FinancingsPage } from "./answers"
import type { Place } from "./list-state"

interface PagerProps {
  readonly page: FinancingsPage
  readonly onGo: (place: Place) => void
}

const FIRST: Place = { at: "first" }
const LAST: Place = { at: "last" }

/** A page has no number: the list is walked from row to row, so that its end is as near as its start. */
export function Pager({ page, onGo }: PagerProps) {
  const { t, language } = useWords()
  const { count, next, previous } = page
  const total =
    count === null
      ? t("financings.count_many")
      : t("financings.count", { count: new Intl.NumberFormat(language).format(count) })
  const steps: readonly [string, Place | null][] = [
    [t("financings.first"), previous === null ? null : FIRST],
    [t("financings.previous"), previous === null ? null : { at: "before", cursor: previous }],
    [t("financings.next"), next === null ? null : { at: "after", cursor: next }],
    [t("financings.last"), next === null ? null : LAST],
  ]
  return (
    <nav
      aria-label={t("financings.pages")}
      className="flex flex-wrap items-center justify-between gap-2 px-6 py-4"
    >
      <Text size="small" className="text-ui-fg-subtle" data-testid="financings-count">
        {total}
      </Text>
      <div className="flex items-center gap-x-2">
        {steps.map(([label, place]) => (
          <Button
            key={label}
            size="small"
            variant="transparent"
            disabled={place === null}
            onClick={() => place !== null && onGo(place)}
          >
            {label}
          </Button>
        ))}
      </div>
    </nav>
  )
}
