import { Table, Text } from "@medusajs/ui"
import { useWords } from "../../i18n/use-words"
import type { ScheduleAnswer, ScheduleRow } from "../../shared/answers"
import { useFormat } from "../../shared/format"

interface Props {
  readonly schedule: ScheduleAnswer | null
  readonly currency: string
  /** Date and payment alone, where two stand side by side. */
  readonly narrow?: boolean
}

const PARTS = ["amount", "principal", "interest", "balance"] as const

/** What the customer pays and when. */
export function ScheduleTable({ schedule, currency, narrow = false }: Props) {
  const { t } = useWords()
  const { date, money } = useFormat()
  if (schedule === null) return <Text size="small">{t("orders.schedule.missing")}</Text>
  const parts = PARTS.filter((part) => known(schedule.rows, part) && (!narrow || part === "amount"))
  const written = (amount: string | null) => (amount === null ? "" : money(amount, currency))
  return (
    <div className="overflow-x-auto" data-testid="financing-schedule">
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>{t("orders.schedule.date")}</Table.HeaderCell>
            {parts.map((part) => (
              <Table.HeaderCell key={part} className="text-right">
                {t(`orders.schedule.${part}`)}
              </Table.HeaderCell>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {schedule.rows.map((row, index) => (
            <Table.Row key={`${row.date ?? ""}-${index}`}>
              <Table.Cell className="whitespace-nowrap">{date(row.date)}</Table.Cell>
              {parts.map((part) => (
                <Table.Cell key={part} className="whitespace-nowrap text-right">
                  {written(row[part])}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
      {schedule.total !== null && (
        <Text size="small" weight="plus" className="pt-3">
          {t("orders.schedule.total")}: {written(schedule.total)}
        </Text>
      )}
    </div>
  )
}

const known = (rows: readonly ScheduleRow[], part: keyof ScheduleRow) =>
  rows.some((row) => row[part] !== null)
