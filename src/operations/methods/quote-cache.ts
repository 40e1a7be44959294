import type { Quote } from "../system"

const KEEP_MS = 10 * 60_000
const MAX_ENTRIES = 2_000

interface Entry {
  readonly quote: Quote
  readonly until: number
}

/** Prices per plan and amount, kept for ten minutes; the oldest goes when it is full. */
export class QuoteCache {
  readonly #entries = new Map<string, Entry>()

  get(key: string, now: number): Quote | null {
    const entry = this.#entries.get(key)
    return entry !== undefined && entry.until > now ? entry.quote : null
  }

  put(key: string, quote: Quote, now: number): void {
    this.#entries.delete(key)
    const [oldest] = this.#entries.keys()
    if (this.#entries.size >= MAX_ENTRIES && oldest !== undefined) this.#entries.delete(oldest)
    this.#entries.set(key, { quote, until: now + KEEP_MS })
  }
}
