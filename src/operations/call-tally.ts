import type { CallCount } from "../core/shared/call-count"
import type { Result } from "../core/shared/result"
import type { SystemError } from "../core/shared/system-error"
import type { Clock } from "./ports"

const HOUR_MS = 3_600_000

/** Calls are written down at most this often, together. */
const EVERY_MS = 5_000

type Counting = { -readonly [K in keyof CallCount]: CallCount[K] }

/**
 * Counts the calls of this process to each connection, hour by hour, and writes them down behind the calls: no call
 * waits for it, and a killed process loses a few seconds of a statistic.
 */
export class CallTally {
  #counting = new Map<string, Counting>()
  #writtenAt = 0

  constructor(
    private readonly clock: Clock,
    private readonly write: (counts: readonly CallCount[]) => Promise<void>,
  ) {}

  /** A definite refusal is an answer; no usable answer or a refused key is a failure. */
  note(connectionId: string, answer: Result<unknown, SystemError>): void {
    this.#add({
      connectionId,
      hour: new Date(Math.floor(this.clock.now().getTime() / HOUR_MS) * HOUR_MS),
      calls: 1,
      failures: answer.ok || answer.error.kind === "rejected" ? 0 : 1,
    })
    if (this.clock.now().getTime() - this.#writtenAt >= EVERY_MS) void this.flush()
  }

  #add(count: CallCount): void {
    const key = `${count.connectionId} ${count.hour.toISOString()}`
    const known = this.#counting.get(key)
    if (known === undefined) this.#counting.set(key, { ...count })
    else {
      known.calls += count.calls
      known.failures += count.failures
    }
  }

  /** Writes down what was counted. What cannot be written now is kept for the next time. */
  async flush(): Promise<void> {
    const counted = [...this.#counting.values()]
    this.#writtenAt = this.clock.now().getTime()
    if (counted.length === 0) return
    this.#counting = new Map()
    try {
      await this.write(counted)
    } catch {
      for (const count of counted) this.#add(count)
    }
  }
}
