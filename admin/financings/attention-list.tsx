import { Badge, Button, Skeleton, Text } from "@medusajs/ui"
import { useState } from "react"
import { Link } from "react-router-dom"
import { useWords } from "../i18n/use-words"
import { LoadFailed } from "../settings/parts/loaded"
import { Empty } from "../settings/parts/section"
import { useFormat } from "../shared/format"
import { StageBadge } from "../shared/stage-badge"
import type { Case } from "./answers"
import { FinancingDrawer } from "./financing-drawer"
import { NoteDrawer } from "./note-drawer"
import { useCases } from "./use-financings"
import { type NotedExit, useExit } from "./use-exit"

/** What waits for a person, the longest wait first, each with its ways out. */
export function AttentionList() {
  const { t } = useWords()
  const query = useCases()
  const [opened, setOpened] = useState<string | null>(null)
  if (query.error !== null) {
    return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  }
  if (query.data === undefined) return <Skeleton className="m-6 h-24" />
  const cases = query.data.pages.flatMap((page) => page.cases)
  if (cases.length === 0) {
    return <Empty title={t("financings.attention.empty")} about={t("financings.attention.empty_about")} />
  }
  return (
    <>
      <ul className="divide-y">
        {cases.map((one) => (
          <CaseRow key={one.financing.id} case={one} onOpen={setOpened} />
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="px-6 py-4">
          <Button size="small" variant="secondary" onClick={() => void query.fetchNextPage()}>
            {t("financings.attention.more")}
          </Button>
        </div>
      )}
      {opened !== null && <FinancingDrawer id={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

interface CaseProps {
  readonly case: Case
  readonly onOpen: (id: string) => void
}

function CaseRow({ case: one, onOpen }: CaseProps) {
  const { t, word } = useWords()
  const { age, dateTime } = useFormat()
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
      <Exits case={one} />
    </li>
  )
}

function CaseName({ case: { financing }, onOpen }: CaseProps) {
  const { t, word } = useWords()
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
      {test && (
        <Badge size="2xsmall" color="orange">
          {t("shared.test")}
        </Badge>
      )}
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

function Exits({ case: one }: { case: Case }) {
  const { t, word } = useWords()
  const exit = useExit(one)
  const [noting, setNoting] = useState<NotedExit | null>(null)
  const take = (name: string) => {
    if (name === "refresh") exit.refresh()
    else if (name === "record" || name === "ignore") setNoting(name)
    else exit.ask(name)
  }
  return (
    <div className="flex flex-wrap gap-2">
      {one.exits.map((name) => (
        <Button
          key={name}
          size="small"
          variant="secondary"
          disabled={exit.isPending}
          data-testid={`case-exit-${name}`}
          onClick={() => take(name)}
        >
          {word(`shared.exit.${name}`, name)}
        </Button>
      ))}
      {noting !== null && (
        <NoteDrawer
          title={t(`shared.exit.${noting}`)}
          about={t(`financings.exit.${noting}`)}
          withAmount={noting === "record"}
          saving={exit.isPending}
          onClose={() => setNoting(null)}
          onSave={(noted) => exit.note(noting, noted, () => setNoting(null))}
        />
      )}
    </div>
  )
}
