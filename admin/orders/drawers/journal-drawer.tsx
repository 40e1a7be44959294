import { Badge, Text } from "@medusajs/ui"
import { useWords } from "../../i18n/use-words"
import { useFormat } from "../../shared/format"
import { useActorNames } from "../use-actor-names"
import type { DrawerProps } from "./drawer-props"
import { Frame } from "./frame"
import { type Happening, linesOf, readable, summaryOfCommand, timelineOf } from "./timeline"

/** Everything that happened to the financing, newest first, and who did it. */
export function JournalDrawer({ desk, close }: DrawerProps) {
  const { t } = useWords()
  return (
    <Frame title={t("orders.journal")} name="journal" close={close} reading>
      <Timeline desk={desk} />
    </Frame>
  )
}

export function Timeline({ desk }: Pick<DrawerProps, "desk">) {
  const { t } = useWords()
  const happenings = timelineOf(desk)
  const nameOf = useActorNames(happenings)
  return (
    <>
      {happenings.length === 0 && <Text size="small">{t("journal.none")}</Text>}
      <ol
        className="border-ui-border-base ml-1 flex flex-col gap-y-6 border-l pl-5"
        data-testid="financing-timeline"
      >
        {happenings.map((happening, index) => (
          <Entry
            key={index}
            happening={happening}
            name={nameOf(happening.entry.actor)}
            currency={desk.financing.currency_code}
          />
        ))}
      </ol>
    </>
  )
}

/** On the line at the left. */
const DOT_PLACE = { left: -24, top: 7 }

const LOUD = ["refusal", "attention"]

interface EntryProps {
  readonly happening: Happening
  readonly name: string | null
  readonly currency: string
}

function Entry({ happening, name, currency }: EntryProps) {
  const { t, word } = useWords()
  const { dateTime, money } = useFormat()
  const kind = happening.from === "operations" ? "operation" : happening.entry.kind
  const lines = linesOf(happening, { money: (amount) => money(amount, currency), moment: dateTime })
  return (
    <li className="relative flex flex-col gap-y-1" data-kind={kind}>
      <span aria-hidden className="bg-ui-tag-neutral-icon absolute size-1.5 rounded-full" style={DOT_PLACE} />
      <div className="flex items-start justify-between gap-x-3">
        <Text size="small" weight="plus">
          <Title happening={happening} />
        </Text>
        <Badge size="2xsmall" color={LOUD.includes(kind) ? "red" : "grey"}>
          {word(`journal.kind.${kind}`, kind)}
        </Badge>
      </div>
      {lines.length > 0 && (
        <Text size="small" className="text-ui-fg-subtle break-words">
          {lines.join(" · ")}
        </Text>
      )}
      <Text size="xsmall" className="text-ui-fg-subtle">
        {[dateTime(happening.entry.created_at), ...(name ? [t("journal.by", { name })] : [])].join(" · ")}
      </Text>
    </li>
  )
}

function Title({ happening }: { happening: Happening }) {
  const { t, word } = useWords()
  const commandWord = (command: string, status: string): string =>
    `${word(`journal.operation.${command}`, readable(command))}: ${word(`journal.status.${status}`, status)}`
  if (happening.from === "operations") return commandWord(happening.entry.kind, happening.entry.status)
  const { kind, summary } = happening.entry
  if (kind === "callback") return t("journal.what.callback")
  const sent = summaryOfCommand(summary)
  const otherwise = sent === null ? readable(summary) : commandWord(sent.command, sent.status)
  return word(`${kind === "attention" ? "attention" : "journal.what"}.${summary}`, otherwise)
}
