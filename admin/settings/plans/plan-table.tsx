import { StatusBadge, Table, Tooltip } from "@medusajs/ui"
import { useWords } from "../../i18n/use-words"
import type { ConnectionAnswer, PlanAnswer } from "../answers"
import { TestBadge } from "../../shared/stage-badge"
import { ColumnHeads } from "../parts/column-heads"
import { RowMenu } from "../parts/row-menu"
import { useMethodName } from "./methods"
import { usePlanActs } from "./plan-acts"
import { usePlanWords } from "./plan-words"

/** What is open beside the table: a plan's drawer, its form, or the form of a new one. */
export interface OpenedPlan {
  readonly what: "drawer" | "form"
  readonly id: string | null
}

interface TableProps {
  readonly plans: readonly PlanAnswer[]
  readonly connections: readonly ConnectionAnswer[]
  readonly onOpen: (opened: OpenedPlan) => void
}

const COLUMNS = ["name", "method", "connection", "range", "periods", "status"] as const

export function PlanTable({ plans, connections, onOpen }: TableProps) {
  const { t } = useWords()
  return (
    <div className="overflow-x-auto">
      <Table>
        <ColumnHeads labels={COLUMNS.map((column) => t(`settings.plans.column.${column}`))} />
        <Table.Body>
          {plans.map((plan) => (
            <PlanRow
              key={plan.id}
              plan={plan}
              connection={connections.find(({ id }) => id === plan.connection_id)}
              onOpen={onOpen}
            />
          ))}
        </Table.Body>
      </Table>
    </div>
  )
}

interface RowProps {
  readonly plan: PlanAnswer
  readonly connection: ConnectionAnswer | undefined
  readonly onOpen: (opened: OpenedPlan) => void
}

function PlanRow({ plan, connection, onOpen }: RowProps) {
  const { t } = useWords()
  const methodName = useMethodName()
  const words = usePlanWords()
  const { id } = plan
  const acts = usePlanActs(plan)
  const edit = { label: t("settings.edit"), onClick: () => onOpen({ what: "form", id }) }
  return (
    <Table.Row className="cursor-pointer" onClick={() => onOpen({ what: "drawer", id })}>
      <Table.Cell>
        <div className="flex items-center gap-x-2">
          <button type="button" className="txt-compact-small-plus text-ui-fg-base text-left">
            {plan.name}
          </button>
          {connection?.environment === "test" && <TestBadge />}
        </div>
      </Table.Cell>
      <Table.Cell>{methodName(plan.method)}</Table.Cell>
      <Table.Cell>{connection?.name}</Table.Cell>
      <Table.Cell>{words.range(plan)}</Table.Cell>
      <Table.Cell>{words.periods(plan)}</Table.Cell>
      <Table.Cell>
        <PlanStatus plan={plan} />
      </Table.Cell>
      <Table.Cell className="text-right" onClick={(event) => event.stopPropagation()}>
        <RowMenu name={plan.name} actions={[edit, acts.turn, acts.refresh, acts.remove]} />
      </Table.Cell>
    </Table.Row>
  )
}

/** A plan whose range could not be read says so before it says that it is active. */
export function PlanStatus({ plan }: { plan: PlanAnswer }) {
  const { t } = useWords()
  if (plan.status === "paused") return <StatusBadge color="grey">{t("settings.plans.paused")}</StatusBadge>
  if (plan.refresh_problem === null) {
    return <StatusBadge color="green">{t("settings.plans.active")}</StatusBadge>
  }
  return (
    <Tooltip content={t("settings.plan.problem", { problem: plan.refresh_problem })}>
      <StatusBadge color="orange">{t("settings.plans.unread")}</StatusBadge>
    </Tooltip>
  )
}
