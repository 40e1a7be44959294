import { quietButton } from "../steps/parts.js"
import type { Words } from "../words/en.js"
import { h } from "./dom.js"
import { STYLES } from "./styles.js"
import { typedIn } from "./typed.js"

interface Picture {
  readonly title: string
  /** That nothing here is real; null where it is. */
  readonly test: string | null
  readonly body: readonly Node[]
  readonly language: string
  readonly moveFocus: boolean
  /** The same step in another language: what was typed stays. */
  readonly keepTyped?: boolean
}

/** What stands around every step: its title, what went wrong, and what is read out. */
export class Frame {
  readonly #title = h("h2", { id: "title", part: "title", tabindex: -1 })
  readonly #test = h("p", { class: "test", part: "test", hidden: true })
  readonly #problem = h("div", { id: "problem", class: "bad", part: "problem", role: "alert", hidden: true })
  readonly #status = h("p", { id: "status", class: "unseen", part: "status", role: "status" })
  readonly #body = h("div", { class: "body", part: "body" })
  readonly #panel = h(
    "section",
    { class: "panel", part: "panel", "aria-labelledby": "title" },
    ...[this.#test, this.#title, this.#problem, this.#status, this.#body],
  )

  constructor(private readonly root: ShadowRoot) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(STYLES)
    root.adoptedStyleSheets = [sheet]
    root.append(this.#panel)
  }

  /** Shows a step. The focus goes to its title, unless nothing was shown before: what had it may be gone. */
  draw({ title, test, body, language, moveFocus, keepTyped = false }: Picture): void {
    this.#panel.lang = language
    this.#title.textContent = title
    this.#test.hidden = test === null
    this.#test.textContent = test ?? ""
    const hadFocus = this.#body.contains(this.root.activeElement)
    const typed = typedIn(this.#body)
    this.#body.replaceChildren(...body)
    if (keepTyped) typed()
    this.complain("")
    this.say("")
    if (moveFocus || hadFocus) this.#title.focus()
  }

  /** The button that was pressed may be far below: what went wrong comes into sight. */
  complain(text: string): void {
    this.#problem.textContent = text
    this.#problem.hidden = text === ""
    if (text !== "") this.#problem.scrollIntoView({ block: "nearest" })
  }

  /** For the ear alone: the eye sees it elsewhere. */
  say(text: string): void {
    this.#status.className = "unseen"
    this.#status.textContent = text
  }

  /** For ear and eye. */
  note(text: string): void {
    this.#status.className = "notice"
    this.#status.textContent = text
  }

  /** The very first reading failed: nothing else can be shown. */
  offerRetry(words: Words | null, retry: () => void): void {
    this.complain(words?.errors.unreachable ?? "")
    const button = quietButton("retry", words?.buttons.retry ?? "")
    button.addEventListener("click", retry)
    this.#body.replaceChildren(button)
  }
}
