import { CallTally } from "./call-tally"
import { systemClock } from "./clock"
import type { Desk } from "./desk"
import { QuoteCache } from "./methods/quote-cache"
import type { Log, Records } from "./ports"
import { systemsOf } from "./systems"

/** The part of Medusa's event bus that is used. */
interface Events {
  emit(event: { name: string; data: unknown }): Promise<void>
}

export interface DeskParts {
  readonly records: Records
  readonly logger: Log
  readonly events: Events
}

const desks = new WeakMap<Records, Desk>()

/** One desk per records: its connections to the systems are kept open between calls. */
export function deskFor({ records, logger, events }: DeskParts): Desk {
  const known = desks.get(records)
  if (known !== undefined) return known
  const calls = new CallTally(systemClock, (counts) => records.addCalls(counts))
  const desk: Desk = {
    records,
    calls,
    ...systemsOf({ versions: records.settings.versions, calls }),
    clock: systemClock,
    log: logger,
    quotes: new QuoteCache(),
    alerted: new Set(),
    announce: (name, data) => events.emit({ name, data }),
  }
  desks.set(records, desk)
  return desk
}
