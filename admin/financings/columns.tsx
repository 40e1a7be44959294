import { ExclamationCircle } from "@medusajs/icons"
import { createDataTableColumnHelper, Tooltip } from "@medusajs/ui"
import { useMemo } from "react"
import { useWords } from "../i18n/use-words"
import type { FinancingAnswer } from "../shared/answers"
import { useFormat } from "../shared/format"
import { StageBadge, TestBadge } from "../shared/stage-badge"

const column = createDataTableColumnHelper<FinancingAnswer>()

export function useColumns() {
  const { t, word } = useWords()
  const format = useFormat()
  return useMemo(
    () => [
      column.select(),
      column.accessor("purchase_reference", {
        header: t("financings.column.order"),
        cell: ({ row }) => <Name financing={row.original} />,
      }),
      column.accessor("created_at", {
        header: t("financings.column.created"),
        cell: ({ getValue }) => format.dateTime(getValue()),
        enableSorting: true,
        sortLabel: t("financings.column.created"),
        sortAscLabel: t("financings.oldest_first"),
        sortDescLabel: t("financings.newest_first"),
      }),
      column.accessor("method", {
        header: t("financings.column.method"),
        cell: ({ getValue }) => word(`shared.method.${getValue()}`, getValue()),
      }),
      column.accessor("stage", {
        header: t("financings.column.stage"),
        cell: ({ row }) => <StageBadge of={row.original} />,
      }),
      column.accessor("payable", {
        header: t("financings.column.amount"),
        align: "right",
        cell: ({ row }) => format.money(row.original.payable, row.original.currency_code),
      }),
      column.accessor("attention_since", {
        header: t("financings.column.attention"),
        cell: ({ row }) => <Attention financing={row.original} />,
        enableSorting: true,
        sortLabel: t("financings.column.attention"),
        sortAscLabel: t("financings.oldest_first"),
        sortDescLabel: t("financings.newest_first"),
      }),
    ],
    [t, word, format],
  )
}

/**
 * The order's number; where there is none, what the service knows the purchase by. A button, so that the keyboard
 * reaches it; its click is the row's.
 */
function Name({ financing }: { financing: FinancingAnswer }) {
  const { order_number: number, purchase_reference: reference, test } = financing
  return (
    <div className="flex items-center gap-x-2">
      <button type="button" className="text-ui-fg-base">
        {number === null ? reference : `#${number}`}
      </button>
      {test && <TestBadge />}
    </div>
  )
}

function Attention({ financing }: { financing: FinancingAnswer }) {
  const { t, word } = useWords()
  const { age } = useFormat()
  const { attention, attention_since: since, attention_sentence: sentence } = financing
  if (attention === null) return null
  return (
    <Tooltip content={word(`attention.${attention}`, sentence ?? attention)}>
      <span className="text-ui-fg-error flex items-center gap-x-1">
        <ExclamationCircle aria-label={t("attention.title")} />
        {since !== null && age(since)}
      </span>
    </Tooltip>
  )
}
