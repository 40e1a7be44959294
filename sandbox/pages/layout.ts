import { Html, html } from "./html"
import { STYLE } from "./style"

export interface Page {
  readonly title: string
  readonly body: Html
  /** Attributes of the body that tests and people read: what the page is about. */
  readonly state?: string
  readonly wide?: boolean
}

/** A whole page. Every page says that nothing on it is real. */
export function layout({ title, body, state = "", wide = false }: Page): string {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Sandbox</title>
        <link rel="icon" href="data:," />
        <style>
          ${new Html(STYLE)}
        </style>
      </head>
      <body data-state="${state}">
        <header><strong>SANDBOX</strong> No real credit, no real money</header>
        <main class="${wide ? "wide" : "narrow"}">
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`
  return page.text
}
