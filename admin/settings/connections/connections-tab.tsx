import { useState } from "react"
import { Button, Table, Text } from "@medusajs/ui"
import { useWords } from "../../i18n/use-words"
import { useConfirm } from "../../shared/feedback"
import { useFormat } from "../../shared/format"
import { adminDelete } from "../../shared/http"
import type { ConnectionAnswer } from "../answers"
import { Loaded } from "../parts/loaded"
import { RowMenu } from "../parts/row-menu"
import { Empty, Section } from "../parts/section"
import { momentOr } from "../parts/moment-or"
import { TestBadge } from "../../shared/stage-badge"
import { ColumnHeads } from "../parts/column-heads"
import { useCountryNames } from "../parts/country-names"
import { useAct, useConnections, usePlans } from "../use-settings"
import { ConnectionDrawer } from "./connection-drawer"
import { ConnectionModal } from "./connection-modal"
import { useErrorRate } from "./error-rate"

/** What is open beside the table: a connection's drawer, its form, or the form of a new one. */
interface Opened {
  readonly what: "drawer" | "form"
  readonly id: string | null
}

/** @param shown the id of a connection whose drawer is open from the start */
export function ConnectionsTab({ shown }: { shown: string | null }) {
  const { t } = useWords()
  const query = useConnections()
  const [opened, setOpened] = useState<Opened | null>(shown === null ? null : { what: "drawer", id: shown })
  const connection = query.data?.find(({ id }) => id === opened?.id) ?? null
  const close = () => setOpened(null)
  const create = () => setOpened({ what: "form", id: null })
  const createButton = (
    <Button size="small" variant="secondary" onClick={create}>
      {t("settings.create")}
    </Button>
  )
  return (
    <Section
      title={t("settings.tab.connections")}
      about={t("settings.connections.about")}
      actions={createButton}
    >
      <Loaded query={query}>
        {(connections) =>
          connections.length === 0 ? (
            <Empty title={t("settings.connections.empty")} about={t("settings.connections.empty_about")} />
          ) : (
            <ConnectionTable connections={connections} onOpen={setOpened} />
          )
        }
      </Loaded>
      {opened?.what === "form" && <ConnectionModal connection={connection} onClose={close} />}
      {opened?.what === "drawer" && connection !== null && (
        <ConnectionDrawer
          connection={connection}
          onClose={close}
          onEdit={() => setOpened({ what: "form", id: connection.id })}
        />
      )}
    </Section>
  )
}

interface TableProps {
  readonly connections: readonly ConnectionAnswer[]
  readonly onOpen: (opened: Opened) => void
}

const COLUMNS = ["name", "market", "plans", "callback", "success", "errors"] as const

function ConnectionTable({ connections, onOpen }: TableProps) {
  const { t } = useWords()
  return (
    <div className="overflow-x-auto">
      <Table>
        <ColumnHeads labels={COLUMNS.map((column) => t(`settings.connections.column.${column}`))} />
        <Table.Body>
          {connections.map((connection) => (
            <ConnectionRow key={connection.id} connection={connection} onOpen={onOpen} />
          ))}
        </Table.Body>
      </Table>
    </div>
  )
}

interface RowProps {
  readonly connection: ConnectionAnswer
  readonly onOpen: (opened: Opened) => void
}

function ConnectionRow({ connection, onOpen }: RowProps) {
  const format = useFormat()
  const { t } = useWords()
  const nameOf = useCountryNames()
  const errorRate = useErrorRate()
  const { id, name } = connection
  const plans = usePlans().data?.filter((plan) => plan.connection_id === id).length
  return (
    <Table.Row className="cursor-pointer" onClick={() => onOpen({ what: "drawer", id })}>
      <Table.Cell>
        <div className="flex items-center gap-x-2">
          <button type="button" className="txt-compact-small-plus text-ui-fg-base text-left">
            {name}
          </button>
          {connection.environment === "test" && <TestBadge />}
        </div>
      </Table.Cell>
      <Table.Cell>
        {nameOf(connection.market)}
        {connection.system === "leasing" && ` · ${t("shared.method.leasing")}`}
      </Table.Cell>
      <Table.Cell>{plans}</Table.Cell>
      <Table.Cell>{momentOr(connection.last_callback_at, format.age, t("settings.never"))}</Table.Cell>
      <Table.Cell>{momentOr(connection.last_success_at, format.age, t("settings.never"))}</Table.Cell>
      <Table.Cell>
        <Text size="small" className={(connection.failures_24h ?? 0) > 0 ? "text-ui-fg-error" : ""}>
          {errorRate(connection)}
        </Text>
      </Table.Cell>
      <Table.Cell className="text-right" onClick={(event) => event.stopPropagation()}>
        <ConnectionMenu connection={connection} onOpen={onOpen} />
      </Table.Cell>
    </Table.Row>
  )
}

function ConnectionMenu({ connection, onOpen }: RowProps) {
  const { t } = useWords()
  const confirm = useConfirm()
  const { id, name } = connection
  const remove = useAct(() => adminDelete(`/financing/connections/${id}`), t("settings.deleted"))
  const askAndRemove = async () => {
    const sure = await confirm({
      title: t("settings.connections.delete_title", { name }),
      description: t("settings.connections.delete_about"),
      confirm: t("settings.delete"),
      danger: true,
    })
    if (sure) remove.mutate(undefined)
  }
  const actions = [
    { label: t("settings.edit"), onClick: () => onOpen({ what: "form", id }) },
    { label: t("settings.delete"), onClick: () => void askAndRemove() },
  ]
  return <RowMenu name={name} actions={actions} />
}
