import { randomUUID } from "node:crypto"
import type { Scheduler } from "../world/scheduler"
import { alertFields, type AlertFields, encoded, type AlertWords } from "./alert-request"
import type { LeasingApplication } from "./application"
import type { AlertEncoding, AlertHash, LeasingAlertSettings } from "./settings"

/** The sandbox gives up on a shop that does not answer an alert; the service's own limit is not documented. */
const PATIENCE_MS = 10_000

/** One alert as the ledger shows it. */
export interface AlertRecord {
  readonly id: string
  readonly token: string
  readonly url: string
  readonly encoding: AlertEncoding
  readonly fields: AlertFields
  readonly createdAt: number
  state: "waiting" | "held" | "sent" | "dropped"
  /** The status of each answer; null when there was none. */
  readonly answers: (number | null)[]
}

/** Alerts to the e-shops. Leasing API, section 6. Nothing here outlives `reset`. */
export class AlertQueue {
  #records: AlertRecord[] = []
  #abort = new AbortController()

  constructor(
    private readonly scheduler: Scheduler,
    private readonly settings: () => LeasingAlertSettings,
  ) {}

  get records(): readonly AlertRecord[] {
    return this.#records
  }

  /** Tells where an application stands, or something else when other words are given. */
  announce(
    application: LeasingApplication,
    words: Partial<AlertWords> & { readonly sha1?: AlertHash } = {},
  ): AlertRecord {
    const how = this.settings()
    const { sha1 = how.sha1, ...said } = words
    const { phase, status, request } = application
    const record: AlertRecord = {
      id: randomUUID(),
      token: application.token,
      url: request.alertUrl,
      encoding: how.encoding,
      fields: alertFields(application, { phase, status, orderId: request.orderId, ...said }, sha1),
      createdAt: this.scheduler.now(),
      state: "waiting",
      answers: [],
    }
    this.#records.push(record)
    this.#dispatch(record, how)
    return record
  }

  /** Sends what is held, one after the other; answers how many there were. */
  async release(order: "normal" | "reversed"): Promise<number> {
    const held = this.#records.filter(({ state }) => state === "held")
    for (const record of order === "normal" ? held : held.reverse()) await this.#send(record)
    return held.length
  }

  reset(): void {
    this.#abort.abort()
    this.#abort = new AbortController()
    this.#records = []
  }

  #dispatch(record: AlertRecord, how: LeasingAlertSettings): void {
    if (how.mode === "never") record.state = "dropped"
    else if (how.mode === "hold") record.state = "held"
    else this.scheduler.after(how.delay_ms, () => void this.#send(record))
  }

  async #send(record: AlertRecord): Promise<void> {
    record.state = "sent"
    const copies = Array.from({ length: this.settings().copies })
    await Promise.all(copies.map(() => this.#attempt(record)))
  }

  async #attempt(record: AlertRecord): Promise<void> {
    const { url, headers, body } = encoded(record.url, record.fields, record.encoding)
    try {
      const signal = AbortSignal.any([this.#abort.signal, AbortSignal.timeout(PATIENCE_MS)])
      const response = await fetch(url, { method: "POST", headers, body, redirect: "manual", signal })
      await response.body?.cancel()
      record.answers.push(response.status)
    } catch {
      record.answers.push(null)
    }
  }
}
