import type { DeskAnswer, JournalEntryAnswer, OperationAnswer } from "../../shared/answers"

/** One thing that happened: an entry of the journal, or a command to the service. */
export type Happening =
  | { readonly from: "operations"; readonly entry: OperationAnswer }
  | { readonly from: "journal"; readonly entry: JournalEntryAnswer }

/** Newest first. */
export function timelineOf({ journal, operations }: Pick<DeskAnswer, "journal" | "operations">): Happening[] {
  const entries = journal.map((entry): Happening => ({ from: "journal", entry }))
  const commands = operations.map((entry): Happening => ({ from: "operations", entry }))
  return [...entries, ...commands].sort((a, b) => b.entry.created_at.localeCompare(a.entry.created_at))
}

/** Amounts and moments as the screens write them. */
export interface Writing {
  readonly money: (amount: string) => string
  readonly moment: (iso: string) => string
}

/** What else is known of it, in the service's and Medusa's own words; ids say nothing to a person. */
export function linesOf(happening: Happening, writing: Writing): string[] {
  if (happening.from === "journal") {
    return Object.entries(happening.entry.details).flatMap(([name, value]) => {
      const text = name.endsWith("_id") ? null : textOf(value, writing)
      return text === null ? [] : [`${readable(name)}: ${text}`]
    })
  }
  const { amount, note, codes } = happening.entry
  return [amount && writing.money(amount), note, ...codes].filter((line) => typeof line === "string")
}

const WORD = /^[a-z]+(_[a-z]+)+$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T/

function textOf(value: unknown, { moment }: Writing): string | null {
  if (typeof value === "string") {
    if (WORD.test(value)) return readable(value)
    return MOMENT.test(value) ? moment(value) : value || null
  }
  if (value === false) return null
  if (typeof value === "number" || value === true) return String(value)
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(String).join(", ")
  return null
}

const OF_COMMAND = /^(.+)_(sent|refused|unknown)$/

/** "purchase_sent" is the command `purchase`, sent; a return of a part calls itself `return`. */
export function summaryOfCommand(summary: string): { command: string; status: string } | null {
  const [, command, status] = OF_COMMAND.exec(summary) ?? []
  if (command === undefined || status === undefined) return null
  return { command: command === "return" ? "return_part" : command, status }
}

/** A word of the service or of Medusa, where the screens have none for it. */
export const readable = (word: string): string => word.replaceAll("_", " ")
