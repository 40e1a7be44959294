import { EllipsisHorizontal } from "@medusajs/icons"
import { DropdownMenu, IconButton } from "@medusajs/ui"
import { Fragment } from "react"
import { useWords } from "../i18n/use-words"
import type { Key } from "../i18n/words"
import type { CommandName, DeskAnswer, Offer } from "../shared/answers"
import type { DrawerName } from "./drawers"
import { type Commanding, useCommand } from "./use-command"
import { useReason } from "./use-reason"

interface Props {
  readonly desk: DeskAnswer
  readonly open: (drawer: DrawerName) => void
}

type Entry = CommandName | "regenerate" | "journal"

/** As much as there is room for; the rest is scrolled. */
const MENU_SIZE = { width: 288, maxHeight: "var(--radix-dropdown-menu-content-available-height, 75vh)" }

const GROUPS: readonly (readonly Entry[])[] = [
  ["approve", "cancel", "return_part", "withdraw"],
  ["printout", "regenerate", "schedule", "versions"],
  ["purchase", "items", "merchant", "payout_account", "attachments"],
  ["record", "journal", "refresh"],
]

/** The leasing service has no papers: the section says so once. */
const LEASING_GROUPS = [GROUPS[0], GROUPS[3]].filter((group) => group !== undefined)

const groupsOf = ({ financing }: DeskAnswer) => (financing.method === "leasing" ? LEASING_GROUPS : GROUPS)

/** Where the older part of the answer is missing, a command is tried and the service says why not. */
const UNKNOWN: Offer = { allowed: true, reason: null, sentence: null }

/** Every command, in groups; what cannot be done now says why. */
export function CommandMenu({ desk, open }: Props) {
  const { t } = useWords()
  const command = useCommand(desk.financing)
  return (
    <DropdownMenu>
      <DropdownMenu.Trigger asChild>
        <IconButton
          size="small"
          variant="transparent"
          isLoading={command.isPending}
          aria-label={t("orders.actions")}
          data-testid="financing-actions"
        >
          <EllipsisHorizontal />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end" className="overflow-y-auto" style={MENU_SIZE}>
        {groupsOf(desk).map((entries, index) => (
          <Fragment key={entries[0]}>
            {index > 0 && <DropdownMenu.Separator />}
            {entries.map((entry) => (
              <Item key={entry} entry={entry} desk={desk} choose={() => start(entry, command, open)} />
            ))}
          </Fragment>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu>
  )
}

const labelOf = (entry: Entry, { financing }: DeskAnswer): Key => {
  if (entry === "journal") return "orders.journal"
  return entry === "approve" && financing.method === "leasing" ? "orders.do.advance" : `orders.do.${entry}`
}

function Item({ entry, desk, choose }: { entry: Entry; desk: DeskAnswer; choose: () => void }) {
  const { t } = useWords()
  const offer = offerOf(entry, desk)
  const label = labelOf(entry, desk)
  const reason = useReason()(offer)
  return (
    <DropdownMenu.Item disabled={!offer.allowed} onSelect={choose} data-testid={`financing-do-${entry}`}>
      <span className="flex flex-col">
        <span>{t(label)}</span>
        {reason && <span className="text-ui-fg-muted txt-compact-xsmall whitespace-normal">{reason}</span>}
      </span>
    </DropdownMenu.Item>
  )
}

function offerOf(entry: Entry, { commands = {} }: DeskAnswer): Offer {
  if (entry === "journal") return UNKNOWN
  return commands[entry === "regenerate" ? "printout" : entry] ?? UNKNOWN
}

const AT_ONCE = ["approve", "cancel", "withdraw", "printout", "regenerate", "refresh"] as const

function start(entry: Entry, command: Commanding, open: Props["open"]): void {
  const atOnce = AT_ONCE.find((name) => name === entry)
  if (atOnce) void command[atOnce]()
  else open(entry as DrawerName)
}
