import { Button, DataTable, useDataTable } from "@medusajs/ui"
import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { useWords } from "../i18n/use-words"
import { Unread } from "../settings/parts/loaded"
import type { FinancingAnswer } from "../shared/answers"
import { useFeedback } from "../shared/feedback"
import { adminDownload } from "../shared/http"
import type { FinancingsPage } from "./answers"
import { useColumns } from "./columns"
import { FinancingDrawer } from "./financing-drawer"
import { useFilters } from "./filters"
import { type Filters, type ListState, type Order, ORDERS, useListState, wishOf } from "./list-state"
import { Pager } from "./pager"
import { PAGE_SIZE, refreshMany, useDone, useFinancings } from "./use-financings"

/** All financings. A row leads to its order; one without an order opens beside the list. */
export function FinancingsTable() {
  const { state, change } = useListState()
  const query = useFinancings(state)
  const [opened, setOpened] = useState<string | null>(null)
  const navigate = useNavigate()
  const open = ({ id, order_id: orderId }: FinancingAnswer) =>
    orderId === null ? setOpened(id) : void navigate(`/orders/${orderId}`)
  if (query.error !== null) {
    return <Unread query={query} />
  }
  return (
    <>
      <List page={query.data} state={state} onChange={change} onOpen={open} />
      {query.data !== undefined && <Pager page={query.data} onGo={(place) => change({ place })} />}
      {opened !== null && <FinancingDrawer id={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

interface ListProps {
  readonly page: FinancingsPage | undefined
  readonly state: ListState
  readonly onChange: (changes: Partial<ListState>) => void
  readonly onOpen: (financing: FinancingAnswer) => void
}

function List(props: ListProps) {
  const { t } = useWords()
  const instance = useList(props)
  const nothing = {
    empty: { heading: t("financings.empty"), description: t("financings.empty_about") },
    filtered: { heading: t("financings.found_none"), description: t("financings.found_none_about") },
  }
  return (
    <DataTable instance={instance}>
      <DataTable.Toolbar
        className="flex flex-wrap items-center justify-end gap-2 px-6 py-4"
        translations={{ clearAll: t("financings.clear_filters") }}
      >
        <DataTable.Search placeholder={t("financings.search")} />
        <DataTable.FilterMenu tooltip={t("financings.filter")} />
        <DataTable.SortingMenu tooltip={t("financings.sort")} />
        <ExportButton state={props.state} />
      </DataTable.Toolbar>
      <DataTable.Table emptyState={nothing} />
      <DataTable.CommandBar selectedLabel={(count) => t("financings.selected", { count })} />
    </DataTable>
  )
}

interface Sorting {
  readonly id: string
  readonly desc: boolean
}

function useList({ page, state, onChange, onOpen }: ListProps) {
  const open = (id: string) => {
    const financing = page?.financings.find((one) => one.id === id)
    if (financing) onOpen(financing)
  }
  const columns = useColumns()
  const filters = useFilters()
  const { selection, select, command } = useSelection()
  return useDataTable({
    data: [...(page?.financings ?? [])],
    columns,
    filters,
    commands: [command],
    getRowId: ({ id }) => id,
    rowCount: page?.count ?? PAGE_SIZE,
    isLoading: page === undefined,
    onRowClick: (_event, { id }) => open(id),
    rowSelection: { state: selection, onRowSelectionChange: select },
    search: { state: state.words, onSearchChange: (words) => onChange({ words }) },
    filtering: {
      state: shownFilters(state.filters),
      onFilteringChange: (f) => onChange({ filters: asked(f) }),
    },
    sorting: {
      state: { id: state.order.replace("-", ""), desc: state.order.startsWith("-") },
      onSortingChange: (sorting?: Sorting) => onChange({ order: orderOf(sorting, state.order) }),
    },
  })
}

/** The header's third press clears the order, of which a list has always one: it is turned round instead. */
function orderOf(sorting: Sorting | undefined, before: Order): Order {
  const turned = before.startsWith("-") ? before.slice(1) : `-${before}`
  const wanted = sorting === undefined ? turned : `${sorting.desc ? "-" : ""}${sorting.id}`
  return ORDERS.find((order) => order === wanted) ?? "-created_at"
}

/** The filter of attention is one word, the others are lists. */
const shownFilters = ({ attention, ...lists }: Filters): Record<string, unknown> => ({
  ...lists,
  ...(attention?.[0] === undefined ? {} : { attention: attention[0] }),
})

const asked = (filtering: Record<string, unknown>): Filters =>
  Object.fromEntries(Object.entries(filtering).map(([name, value]) => [name, [value].flat().map(String)]))

/** Reads the chosen ones from the service again, all at once. */
function useSelection() {
  const { t } = useWords()
  const [selection, select] = useState<Record<string, boolean>>({})
  const { saySuccess } = useFeedback()
  const done = useDone()
  const refresh = async (ids: readonly string[]) => {
    const read = await refreshMany(ids)
    select({})
    saySuccess(t("financings.refreshed", { read, asked: ids.length }))
  }
  const command = {
    label: t("financings.refresh"),
    shortcut: "r",
    action: (chosen: Record<string, boolean>) => done.mutate({ run: () => refresh(Object.keys(chosen)) }),
  }
  return { selection, select, command }
}

function ExportButton({ state }: { state: ListState }) {
  const { t } = useWords()
  const done = useDone()
  const save = () => adminDownload("/financing/financings/export", "financings.csv", wishOf(state))
  return (
    <Button
      size="small"
      variant="secondary"
      isLoading={done.isPending}
      onClick={() => done.mutate({ run: save, said: t("financings.exported") })}
    >
      {t("financings.export")}
    </Button>
  )
}
