import type { FinancingClient, Ticket } from "../client/financing-client.js"
import type { FinancingState, NextAction } from "../client/next-action.js"
import { FinancingRefused } from "../client/refusal.js"
import { bodyOf } from "../steps/all-steps.js"
import type { Desk } from "../steps/step.js"
import type { Words } from "../words/en.js"
import { reasonIn } from "../words/fill.js"
import { kitLanguage, loadWords } from "../words/load-words.js"
import { tell } from "./events.js"
import { formatIn } from "./format.js"
import { Frame } from "./frame.js"
import { pollAfter } from "./polling.js"

const LATER: NextAction = { type: "wait", poll_after_seconds: 5, for: "other" }

/** What a newer store asks for, and this kit does not know, is waited for. */
const known = (words: Words, action: NextAction): NextAction =>
  Object.hasOwn(words.titles, action.type) ? action : LATER

/** An offer is read before the service's page is opened. */
const titleOf = ({ titles }: Words, action: NextAction): string =>
  action.type === "redirect" && action.offer !== undefined ? titles.accept_offer : titles[action.type]

/** What a shopper sees of an action: when the record is read again is no part of it. */
const seenOf = (action: NextAction): object =>
  action.type === "wait" ? { type: action.type, for: action.for } : action

/**
 * Shows what the shopper can do about a financing, one step after the other. Set `client` and `ticket`; `language` is an
 * attribute, else the page's. It keeps nothing by itself: with the ticket it goes on where the financing stands, after
 * the browser was closed, and beside another tab.
 */
export class FinancingFlow extends HTMLElement {
  static readonly observedAttributes = ["language"]

  client: FinancingClient | null = null
  ticket: Ticket | null = null
  /** What the shop knows of the applicant, by the form's names; the shopper may change it. */
  prefill: Readonly<Record<string, string>> = {}
  /** Objects about ownership and political exposure that go with the application. */
  further: Readonly<Record<string, unknown>> = {}

  readonly #frame = new Frame(this.attachShadow({ mode: "open" }))
  #words: Words | null = null
  #state: FinancingState | null = null
  #shown = ""
  #step = new AbortController()
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #isBusy = false
  #isRelabelled = false
  /** Counts what was pressed: a reading that was begun before is older than what came of it. */
  #presses = 0

  /** Reads the financing and shows its step; to be called once `client` and `ticket` are set. */
  async open(): Promise<void> {
    this.#words = await loadWords(this.#language)
    await this.#look()
  }

  connectedCallback(): void {
    document.addEventListener("visibilitychange", this.#seen)
    if (this.#state !== null) this.#arm(this.#state)
  }

  disconnectedCallback(): void {
    document.removeEventListener("visibilitychange", this.#seen)
    clearTimeout(this.#timer)
    this.#step.abort()
  }

  attributeChangedCallback(): void {
    if (this.#words === null) return
    this.#isRelabelled = this.#shown !== ""
    this.#shown = ""
    void this.open()
  }

  get #language(): string {
    return kitLanguage(this.getAttribute("language") ?? document.documentElement.lang)
  }

  /** Another tab, or a page of the service, may have gone on in the meantime. */
  readonly #seen = (): void => {
    if (document.visibilityState === "visible" && this.#words !== null && !this.#isBusy) void this.#look()
  }

  /** Reads the store's record. */
  async #look(): Promise<void> {
    const { client, ticket } = this
    if (client === null || ticket === null) return
    const presses = this.#presses
    try {
      const state = await client.read(ticket)
      if (this.#failures > 0) this.#frame.say("")
      this.#failures = 0
      if (presses === this.#presses) this.#show(state)
      else if (this.#state !== null) this.#arm(this.#state)
    } catch (error) {
      this.#failures += 1
      this.#missed(error)
    }
  }

  #missed(error: unknown): void {
    if (error instanceof FinancingRefused && error.status === 404) {
      clearTimeout(this.#timer)
      this.#end()
      tell(this, "financing-gone", null)
      return
    }
    const state = this.#state
    if (state === null) {
      this.#frame.offerRetry(this.#words, () => void this.#look())
      return
    }
    if (pollAfter(state.next_action, this.#failures) !== null)
      this.#frame.note(this.#words?.waiting.offline ?? "")
    this.#arm(state)
  }

  /** Nothing of what was shown can be done any more. */
  #end(): void {
    const words = this.#words
    if (words === null) return
    this.#step.abort()
    const moveFocus = this.#shown !== ""
    this.#state = null
    this.#shown = ""
    const title = words.titles.choose_other
    this.#frame.draw({ title, test: null, body: [], language: this.#language, moveFocus })
    this.#frame.complain(words.errors.gone)
  }

  #show(state: FinancingState): void {
    if (this.#words === null) return
    const action = known(this.#words, state.next_action)
    const shown = JSON.stringify([this.#language, seenOf(action)])
    this.#state = { financing: state.financing, next_action: action }
    if (shown !== this.#shown) this.#draw(this.#state, this.#shown !== "")
    this.#shown = shown
    this.#arm(this.#state)
  }

  #draw(state: FinancingState, moveFocus: boolean): void {
    const words = this.#words
    const { client, ticket } = this
    if (words === null || client === null || ticket === null) return
    this.#step.abort()
    this.#step = new AbortController()
    const { financing, next_action: action } = state
    const language = this.#language
    const { prefill, further } = this
    const about = { client, ticket, words, language, prefill, further }
    const body = bodyOf(action, { ...about, financing, format: formatIn(language), desk: this.#desk() })
    const test = financing.test ? words.test : null
    const keepTyped = this.#isRelabelled
    this.#isRelabelled = false
    this.#frame.draw({ title: titleOf(words, action), test, body, language, moveFocus, keepTyped })
    tell(this, "financing-change", state)
    if (action.type === "complete") tell(this, "financing-complete", { orderId: action.order_id })
  }

  #desk(): Desk {
    return {
      press: (button, act) => this.#press(button, act),
      leave: (url) => {
        if (tell(this, "financing-leave", { url })) location.assign(url)
      },
      chooseOther: (reason) => tell(this, "financing-choose-other", { reason }),
      say: (text) => {
        this.#frame.say(text)
      },
      note: (text) => {
        this.#frame.note(text)
      },
      complain: (text) => {
        this.#frame.complain(text)
      },
      signal: this.#step.signal,
    }
  }

  /** One press at a time. Nothing is repeated: after a failure the record is read, and the shopper decides. */
  async #press(button: HTMLButtonElement, act: () => Promise<FinancingState | null>): Promise<void> {
    if (this.#isBusy) return
    this.#isBusy = true
    this.#presses += 1
    button.setAttribute("aria-busy", "true")
    this.#frame.complain("")
    this.#frame.say("")
    try {
      const state = await act()
      if (state !== null) this.#show(state)
    } catch (error) {
      await this.#failed(error)
    } finally {
      button.removeAttribute("aria-busy")
      this.#isBusy = false
    }
  }

  async #failed(error: unknown): Promise<void> {
    if (error instanceof DOMException && error.name === "AbortError") return
    await this.#look()
    const words = this.#words
    if (words === null || (error instanceof FinancingRefused && error.status === 404)) return
    this.#frame.complain(sentenceFor(words, error))
  }

  #arm(state: FinancingState): void {
    clearTimeout(this.#timer)
    const seconds = pollAfter(state.next_action, this.#failures)
    if (seconds !== null && this.isConnected)
      this.#timer = setTimeout(() => void this.#look(), seconds * 1000)
  }
}

const SERVER_FAULT = 500

/** Refusals whose message is a sentence for the shopper. */
const OF_THE_STORE: readonly string[] = ["financing_refused", "code_refused", "file_refused", "not_allowed"]

function sentenceFor(words: Words, error: unknown): string {
  if (!(error instanceof FinancingRefused)) return words.errors.unreachable
  const known = reasonIn(words, error.reason ?? "")
  const isForShoppers = error.status < SERVER_FAULT && OF_THE_STORE.includes(error.type)
  return known ?? (isForShoppers ? error.message : words.errors.trouble)
}

declare global {
  interface HTMLElementTagNameMap {
    "financing-flow": FinancingFlow
  }
}
