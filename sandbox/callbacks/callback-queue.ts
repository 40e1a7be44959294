import { randomUUID } from "node:crypto"
import type { Scheduler } from "../world/scheduler"
import type { Session } from "../world/session"
import type { CallbackSettings } from "../world/settings"
import { postForm } from "./post-form"
import { sessionMessage } from "./session-message"
import type { SignedMessage } from "./sign-message"

/** Long enough for a second event of the same session to overtake the first. */
const SHORTEST_REVERSAL_MS = 300

export interface CallbackAttempt {
  readonly at: number
  /** The answer's status; null when there was no answer. */
  readonly status: number | null
  readonly error: string | null
  readonly durationMs: number
}

/** One callback as the ledger shows it. */
export interface CallbackRecord extends SignedMessage {
  readonly id: string
  readonly sessionUuid: string
  readonly url: string
  readonly status: string
  readonly forged: boolean
  readonly createdAt: number
  state: "waiting" | "held" | "sent" | "dropped"
  readonly attempts: CallbackAttempt[]
}

/** Server-to-server callbacks. Partner API, sections 6.1 to 6.3. Nothing here outlives `close`. */
export class CallbackQueue {
  #records: CallbackRecord[] = []
  #abort = new AbortController()
  readonly #reversing = new Map<string, CallbackRecord[]>()

  constructor(
    private readonly scheduler: Scheduler,
    private readonly settings: () => CallbackSettings,
  ) {}

  get records(): readonly CallbackRecord[] {
    return this.#records
  }

  /** Reports the session's status, or another word when one is given, as the settings say. */
  announce(session: Session, word?: { readonly status?: string; readonly forge?: boolean }): CallbackRecord {
    const how = this.settings()
    const now = this.scheduler.now()
    const status = word?.status ?? session.status
    const forge = word?.forge ?? how.forge
    const record: CallbackRecord = {
      id: randomUUID(),
      sessionUuid: session.uuid,
      url: session.request.urls.callbackUrl,
      status,
      forged: forge,
      createdAt: now,
      state: "waiting",
      attempts: [],
      ...sessionMessage({ session, status, forge, now }, how),
    }
    this.#records.push(record)
    this.#dispatch(record, how)
    return record
  }

  /** Sends what is held, one after the other; answers how many there were. */
  async release(order: "normal" | "reversed"): Promise<number> {
    const held = this.#records.filter((record) => record.state === "held")
    await this.#sendInTurn(order === "normal" ? held : held.reverse())
    return held.length
  }

  /** Forgets the records and gives up what is on its way. */
  reset(): void {
    this.#abort.abort()
    this.#abort = new AbortController()
    this.#records = []
    this.#reversing.clear()
  }

  #dispatch(record: CallbackRecord, how: CallbackSettings): void {
    if (how.mode === "never") record.state = "dropped"
    else if (how.mode === "hold") record.state = "held"
    else if (how.order === "reversed") this.#gather(record, how)
    else this.scheduler.after(how.delay_ms, () => void this.#send(record))
  }

  #gather(record: CallbackRecord, how: CallbackSettings): void {
    const waiting = this.#reversing.get(record.sessionUuid)
    if (waiting !== undefined) {
      waiting.push(record)
      return
    }
    const gathered = [record]
    this.#reversing.set(record.sessionUuid, gathered)
    this.scheduler.after(Math.max(how.delay_ms, SHORTEST_REVERSAL_MS), () => {
      this.#reversing.delete(record.sessionUuid)
      void this.#sendInTurn(gathered.reverse())
    })
  }

  async #sendInTurn(records: readonly CallbackRecord[]): Promise<void> {
    for (const record of records) await this.#send(record)
  }

  async #send(record: CallbackRecord): Promise<void> {
    record.state = "sent"
    const { copies, retries, retry_delay_ms: retryDelayMs } = this.settings()
    await Promise.all(Array.from({ length: copies }, () => this.#attempt(record, { retries, retryDelayMs })))
  }

  async #attempt(record: CallbackRecord, left: { retries: number; retryDelayMs: number }): Promise<void> {
    const { signal } = this.#abort
    const at = this.scheduler.now()
    const { message, hmac, timestamp } = record
    const outcome = await postForm({ url: record.url, form: { message, hmac, timestamp }, signal })
    record.attempts.push({ at, ...outcome })
    const accepted = outcome.status !== null && outcome.status < 300
    if (accepted || left.retries === 0 || signal.aborted) return
    this.scheduler.after(
      left.retryDelayMs,
      () => void this.#attempt(record, { ...left, retries: left.retries - 1 }),
    )
  }
}
