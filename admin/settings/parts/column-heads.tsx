import { Table } from "@medusajs/ui"
import { useWords } from "../../i18n/use-words"

/** The heads of a table whose last column holds what can be done with a row. */
export function ColumnHeads({ labels }: { labels: readonly string[] }) {
  const { t } = useWords()
  return (
    <Table.Header>
      <Table.Row>
        {labels.map((label) => (
          <Table.HeaderCell key={label}>{label}</Table.HeaderCell>
        ))}
        <Table.HeaderCell>
          <span className="sr-only">{t("settings.actions")}</span>
        </Table.HeaderCell>
      </Table.Row>
    </Table.Header>
  )
}
