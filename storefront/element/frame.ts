import { quietButton } from "../steps/parts.js"
import type { Words } from "../words/en.js"
import { h } from "./dom.js"
import { STYLES } from "./styles.js"

interface Picture {
  readonly title: string
  /** That nothing here is real; null where it is. */
  readonly test: string | null
  readonly body: readonly Node[]
  readonly language: string
  readonly moveFocus: boolean
}

/** What stands around every step: its title, what went wrong, and what is read out. */
export class Frame {
  readonly #title = h("h2", { id: "title", part: "title", tabindex: -1 })
  readonly #test = h("p", { class: "test", part: "test", hidden: true })
  readonly #problem = h("div", { id: "problem", class: "bad", part: "problem", role: "alert", hidden: true })
  readonly #status = h("p", { id: "status", class: "unseen", role: "status" })
  readonly #body = h("div", { class: "body", part: "body" })
  readonly #panel = h(
    "section",
    { class: "panel", part: "panel", "aria-labelledby": "title" },
    ...[this.#test, this.#title, this.#problem, this.#status, this.#body],
  )

  constructor(root: ShadowRoot) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(STYLES)
    root.adoptedStyleSheets = [sheet]
    root.append(this.#panel)
  }

  /** Shows a step. The focus goes to its title, unless it is the first one of the page. */
  draw({ title, test, body, language, moveFocus }: Picture): void {
    this.#panel.lang = language
    this.#title.textContent = title
    this.#test.hidden = test === null
    this.#test.textContent = test ?? ""
    this.#body.replaceChildren(...body)
    this.complain("")
    this.say("")
    if (moveFocus) this.#title.focus()
  }

  complain(text: string): void {
    this.#problem.textContent = text
    this.#problem.hidden = text === ""
  }

  say(text: string): void {
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
