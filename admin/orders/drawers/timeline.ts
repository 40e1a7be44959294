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

/** What else is known of it, in the service's and Medusa's own words. */
export function linesOf(happening: Happening): string[] {
  if (happening.from === "journal") {
    return Object.entries(happening.entry.details).flatMap(([name, value]) => {
      const text = textOf(value)
      return text === null ? [] : [`${readable(name)}: ${text}`]
    })
  }
  const { amount, note, codes } = happening.entry
  return [amount, note, ...codes].filter((line) => line !== null)
}

function textOf(value: unknown): string | null {
  if (typeof value === "string") return value === "" ? null : readable(value)
  if (typeof value === "number" || typeof value === "boolean") return String(value)
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(String).join(", ")
  return null
}

/** A word of the service or of Medusa, where the screens have none for it. */
export const readable = (word: string): string => word.replaceAll("_", " ")
