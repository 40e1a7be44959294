import { Button, Text } from "@medusajs/ui"
import { Suspense, useState } from "react"
import { Link } from "react-router-dom"
import { useWords } from "../i18n/use-words"
import { DRAWERS } from "../orders/drawers"
import { Exits, type NotedExit } from "../orders/exits"
import { Loaded } from "../settings/parts/loaded"
import { Empty } from "../settings/parts/section"
import { useFormat } from "../shared/format"
import { StageBadge, TestBadge } from "../shared/stage-badge"
import type { Case, CasesPage } from "./answers"
import { FinancingDrawer } from "./financing-drawer"
import { useCases } from "./use-financings"

/** What waits for a person, the longest wait first, each with its ways out. */
export function AttentionList() {
  const query = useCases()
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <>
      <Loaded query={query}>{({ pages }) => <Cases pages={pages} onOpen={setOpened} />}</Loaded>
      {query.hasNextPage && <More onClick={() => void query.fetchNextPage()} />}
      {opened !== null && <FinancingDrawer id={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

function More({ onClick }: { onClick: () => void }) {
  const { t } = useWords()
  return (
    <div className="px-6 py-4">
      <Button size="small" variant="secondary" onClick={onClick}>
        {t("financings.attention.more")}
      </Button>
    </div>
  )
}

interface CasesProps {
  readonly pages: readonly CasesPage[]
  readonly onOpen: (id: string) => void
}

function Cases({ pages, onOpen }: CasesProps) {
  const { t } = useWords()
  const cases = pages.flatMap((page) => page.cases)
  if (cases.length === 0) {
    return <Empty title={t("financings.attention.empty")} about={t("financings.attention.empty_about")} />
  }
  return (
    <ul className="divide-y">
      {cases.map((one) => (
        <CaseRow key={one.financing.id} case={one} onOpen={onOpen} />
      ))}
    </ul>
  )
}

interface CaseProps {
  readonly case: Case
  readonly onOpen: (id: string) => void
}

function CaseRow({ case: one, onOpen }: CaseProps) {
  const { t, word } = useWords()
  const { age, dateTime } = useFormat()
  const [noting, setNoting] = useState<NotedExit | null>(null)
  const Noting = noting && DRAWERS[noting]
  return (
    <li className="flex flex-col gap-y-3 px-6 py-4" data-testid="attention-case" data-reason={one.reason}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CaseName case={one} onOpen={onOpen} />
        {one.since !== null && (
          <Text size="small" className="text-ui-fg-subtle">
            <time dateTime={one.since} title={dateTime(one.since)}>
              {t("financings.attention.since", { age: age(one.since) })}
            </time>
          </Text>
        )}
      </div>
      <Text size="small">{word(`attention.${one.reason}`, one.sentence)}</Text>
      <Exits financing={one.financing} exits={one.exits} open={setNoting} name="case" />
      <Suspense fallback={null}>{Noting && <Noting desk={one} close={() => setNoting(null)} />}</Suspense>
    </li>
  )
}

function CaseName({ case: { financing }, onOpen }: CaseProps) {
  const { word } = useWords()
  const { money } = useFormat()
  const { id, order_id: orderId, order_number: number, purchase_reference: reference, test } = financing
  const link = "txt-compact-small-plus text-ui-fg-base hover:text-ui-fg-subtle underline underline-offset-2"
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {orderId === null ? (
        <button type="button" className={link} onClick={() => onOpen(id)}>
          {reference}
        </button>
      ) : (
        <Link className={link} to={`/orders/${orderId}`}>
          {number === null ? reference : `#${number}`}
        </Link>
      )}
      {test && <TestBadge />}
      <StageBadge of={financing} />
      <Text size="small" className="text-ui-fg-subtle">
        {word(`shared.method.${financing.method}`, financing.method)}
      </Text>
      <Text size="small" weight="plus">
        {money(financing.payable, financing.currency_code)}
      </Text>
    </div>
  )
}
