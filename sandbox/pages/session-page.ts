import { browserReturn } from "../callbacks/browser-return"
import { decisionIn } from "../life/apply"
import type { Session } from "../world/session"
import type { World } from "../world/world"
import { backToMerchant } from "./back-to-merchant"
import { type Html, html } from "./html"
import { layout } from "./layout"
import { type DialogAct, phaseOf, PHASES } from "./phases"
import { sessionSummary } from "./session-summary"

/** The page of the dialog that fits where the session stands. */
export function sessionPage(world: World, session: Session): string {
  const phase = PHASES[phaseOf(world, session)]
  const isOver = phase.acts.length === 0
  return layout({
    title: phase.title,
    state: session.status,
    body: html`<p>${phase.text}</p>
      <p class="soft">
        Decision: <span id="decision">${decisionIn(world, session) ?? "none yet"}</span> · Session:
        <span id="status">${session.status}</span>
      </p>
      ${sessionSummary(world, session)} ${phase.acts.map((act) => actForm(session, act))}
      ${isOver || phase.mayReturn ? backToMerchant(browserReturn(world, session)) : null}`,
  })
}

function actForm(session: Session, { act, id, label, look }: DialogAct): Html {
  return html`<form method="post" action="/epos/sessions/${session.uuid}/${act}">
    <button id="${id}" class="${look}">${label}</button>
  </form>`
}
