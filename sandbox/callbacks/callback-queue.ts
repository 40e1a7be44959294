import { randomUUID } from "node:crypto"
import type { Scheduler } from "../world/scheduler"
import type { Session } from "../world/session"
import type { CallbackSettings } from "../world/settings"
import { applicationMessage, type DirectReport } from "./application-message"
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
  /** Null for a callback of the direct flow. */
  readonly sessionUuid: string | null
  /** Null for a callback of the ePOS flow. */
  readonly applicationUuid: string | null
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
    return this.#enqueue({
      sessionUuid: session.uuid,
      applicationUuid: null,
      url: session.request.urls.callbackUrl,
      status,
      forged: forge,
      ...sessionMessage({ session, status, forge, now }, how),
    })
  }

  /** Reports to an application's own callback address. Partner API, section 6.2, direct flow. */
  announceDirect(report: Omit<DirectReport, "forge" | "now"> & { readonly url: string }): CallbackRecord {
    const how = this.settings()
    return this.#enqueue({
      sessionUuid: null,
      applicationUuid: report.application.uuid,
      url: report.url,
      status: `${report.word.type} ${report.word.status}`,
      forged: how.forge,
      ...applicationMessage({ ...report, forge: how.forge, now: this.scheduler.now() }, how),
    })
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

  #enqueue(report: Omit<CallbackRecord, "id" | "createdAt" | "state" | "attempts">): CallbackRecord {
    const record: CallbackRecord = {
      ...report,
      id: randomUUID(),
      createdAt: this.scheduler.now(),
      state: "waiting",
      attempts: [],
    }
    this.#records.push(record)
    this.#dispatch(record, this.settings())
    return record
  }

  #dispatch(record: CallbackRecord, how: CallbackSettings): void {
    if (how.mode === "never") record.state = "dropped"
    else if (how.mode === "hold") record.state = "held"
    else if (how.order === "reversed") this.#gather(record, how)
    else this.scheduler.after(how.delay_ms, () => void this.#send(record))
  }

  #gather(record: CallbackRecord, how: CallbackSettings): void {
    const subject = record.sessionUuid ?? record.applicationUuid ?? record.id
    const waiting = this.#reversing.get(subject)
    if (waiting !== undefined) {
      waiting.push(record)
      return
    }
    const gathered = [record]
    this.#reversing.set(subject, gathered)
    this.scheduler.after(Math.max(how.delay_ms, SHORTEST_REVERSAL_MS), () => {
      this.#reversing.delete(subject)
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
