import type { Message } from "../world/customer-page"
import { type Html, html } from "./html"
import { layout } from "./layout"

/** Looks up what a telephone or mailbox would have got. Partner API, section 1, rule 7. */
export const simulatorPage = (address: string, messages: readonly Message[] | null): string =>
  layout({
    title: "SMS simulator",
    state: "simulator",
    body: html`<p>
        No message is ever sent. Look one up by the telephone number, or mailbox, of the application.
      </p>
      <form method="get" action="/sms">
        <label for="phone">Telephone or e-mail</label>
        <input id="phone" name="phone" value="${address}" autocomplete="off" />
        <button id="search" class="main">Search</button>
      </form>
      ${messages === null ? null : results(address, messages)}`,
  })

function results(address: string, messages: readonly Message[]): Html {
  if (messages.length === 0) return html`<p id="nothing">Nothing was sent to ${address}.</p>`
  return html`<ul id="messages" class="messages">
    ${messages.map(item)}
  </ul>`
}

function item({ at, channel, text, code, link }: Message): Html {
  const look = channel === "sms" ? "SMS" : "E-mail"
  return html`<li>
    <p class="soft">${look}, ${new Date(at).toISOString()}</p>
    <p>${text}</p>
    ${code === null ? null : html`<p class="code">${code}</p>`}
    ${link === null ? null : html`<p><a class="signing-link" href="${link}">${link}</a></p>`}
  </li>`
}
