import { type ActName } from "../life/acts"
import type { Contract } from "../world/contract"
import type { Session } from "../world/session"
import type { World } from "../world/world"
import { applicationsTable } from "./applications-table"
import { callbackLines } from "./callback-lines"
import { type Html, html } from "./html"
import { layout } from "./layout"
import { mark } from "./status-mark"
import { table } from "./table"

/** The newest sessions only: the page is for eyes, the ledger for programs. */
const SHOWN_SESSIONS = 100

/** What a person may press for a session in each status. */
const SESSION_ACTS = {
  pending: ["decline", "cancel", "expire"],
  granted: ["decline", "cancel", "expire"],
  completed: [],
  cancelled: [],
  declined: [],
  expired: [],
} as const satisfies Record<Session["status"], readonly ActName[]>

/** What a person may press for the session's contract in each status. */
const CONTRACT_ACTS = {
  unsigned: ["sign"],
  signed: ["activate", "request_down_payment"],
  activated: ["terminate", "pay_out"],
  cancelled: [],
  terminated: [],
} as const satisfies Record<Contract["status"], readonly ActName[]>

/** A page on which a person sees every session and makes things happen to it. */
export function controlPage(world: World): string {
  const sessions = [...world.sessions.values()].reverse().slice(0, SHOWN_SESSIONS)
  const direct = [...world.applications.values()].filter(({ sessionUuid }) => sessionUuid === null)
  const applications = direct.reverse().slice(0, SHOWN_SESSIONS)
  return layout({
    title: "The sandbox's sessions",
    wide: true,
    body: html`<p>
        ${world.sessions.size} sessions, ${world.applications.size} applications, ${world.contracts.size}
        contracts, ${world.callbacks.records.length} callbacks. The clock shows
        ${new Date(world.scheduler.now()).toISOString()}.
        <a href="/_sandbox/ledger">Ledger</a> · <a href="/_sandbox/settings">Settings</a> ·
        <a href="/_sandbox/variants">Forms</a> · <a href="/_sandbox/faults">Faults</a> ·
        <a href="/sms">SMS simulator</a> ·
        <a href="/_sandbox/leasing">Leasing</a>
      </p>
      ${sessions.length === 0 ? html`<p class="soft">Nobody has started a session yet.</p>` : sessionTable(world, sessions)}
      ${applications.length === 0 ? null : applicationsTable(world, applications)}
      <div class="acts">
        <form method="post" action="/_sandbox/reset"><button>Forget everything</button></form>
      </div>`,
  })
}

const sessionTable = (world: World, sessions: readonly Session[]): Html =>
  table(
    "sessions",
    ["Session", "Shop and product", "Amount", "Status", "Contract", "Callbacks", "Acts"],
    sessions.map((session) => row(world, session)),
  )

function row(world: World, session: Session): Html {
  const contract = world.contracts.get(session.contractUuid ?? "")
  return html`<tr>
    <td>
      <a href="/epos/sessions/${session.uuid}">${session.uuid.slice(0, 8)}</a><br />
      <span class="soft">${session.request.purchaseReference}</span>
    </td>
    <td>${session.shop.name}<br /><span class="soft">${session.product.code}</span></td>
    <td class="number">${session.request.amount} ${session.shop.currency}</td>
    <td>${mark(session.status)}</td>
    <td>
      ${contract === undefined ? "" : mark(contract.status)}<br /><span class="soft"
        >${contract?.processStatus ?? ""}</span
      >
    </td>
    <td>${callbackLines(world.callbacks.records.filter((record) => record.sessionUuid === session.uuid))}</td>
    <td>
      <div class="acts">${actsFor(session, contract).map((name) => actButton(session, name))}</div>
    </td>
  </tr>`
}

function actsFor(session: Session, contract: Contract | undefined): readonly ActName[] {
  if (contract === undefined) {
    const start = session.status === "pending" ? (["apply", "accept", "grant"] as const) : []
    return [...start, ...SESSION_ACTS[session.status]]
  }
  const next = contract.hold === null ? CONTRACT_ACTS[contract.status] : (["customer_done"] as const)
  return [...next, ...SESSION_ACTS[session.status]]
}

const actButton = (session: Session, name: ActName): Html =>
  html`<form method="post" action="/_sandbox/sessions/${session.uuid}/act">
    <input type="hidden" name="action" value="${name}" />
    <button>${name.replaceAll("_", " ")}</button>
  </form>`
