import { type Html, html } from "../pages/html"
import { layout } from "../pages/layout"
import { mark } from "../pages/status-mark"
import { table } from "../pages/table"
import type { LeasingActName } from "./acts"
import { isOver, type LeasingApplication } from "./application"
import type { LeasingWorld } from "./leasing-world"

/** The newest only: the page is for eyes, the ledger for programs. */
const SHOWN = 100

const BUTTONS = [
  "grant",
  "reject",
  "sign",
  "sign_with_advance",
  "sign_offline",
  "cancel",
  "close_expired",
  "close_unfinanceable",
  "close_kac",
  "fail_status",
  "restore_status",
] as const satisfies readonly LeasingActName[]

/** A page on which a person sees every leasing application and makes things happen to it. */
export function leasingControlPage(world: LeasingWorld): string {
  const applications = [...world.applications.values()].reverse().slice(0, SHOWN)
  return layout({
    title: "The leasing service's applications",
    wide: true,
    body: html`<p>
        ${world.applications.size} applications, ${world.alerts.records.length} alerts.
        <a href="/_sandbox">Sessions</a> · <a href="/_sandbox/ledger">Ledger</a>
      </p>
      ${applications.length === 0 ? html`<p class="soft">Nobody has applied yet.</p>` : applicationTable(world, applications)}`,
  })
}

const applicationTable = (world: LeasingWorld, applications: readonly LeasingApplication[]): Html =>
  table(
    "leasing",
    ["Application", "Shop and tariff", "Amount", "Phase", "Contract", "Alerts", "Acts"],
    applications.map((application) => row(world, application)),
  )

const row = (world: LeasingWorld, application: LeasingApplication): Html =>
  html`<tr>
    <td>${application.token.slice(0, 8)}<br /><span class="soft">${application.request.orderId}</span></td>
    <td>${application.shop.name}<br /><span class="soft">${application.request.tariff.tariff_code}</span></td>
    <td class="number">${application.request.amount} EUR</td>
    <td>
      ${mark(application.phase)} ${application.status}<br /><span class="soft">${application.result}</span>
    </td>
    <td>${application.contractNumber ?? ""}</td>
    <td>${alertLines(world, application)}</td>
    <td>
      <div class="acts">${(isOver(application) ? [] : BUTTONS).map((name) => button(application, name))}</div>
    </td>
  </tr>`

const alertLines = (world: LeasingWorld, { token }: LeasingApplication): Html[] =>
  world.alerts.records
    .filter((alert) => alert.token === token)
    .map(({ fields, state, answers }) => {
      const results = answers.map((status) => status ?? "no answer").join(", ")
      return html`<div>${fields.appl_phase ?? ""}: ${results === "" ? state : results}</div>`
    })

const button = ({ token }: LeasingApplication, name: LeasingActName): Html =>
  html`<form method="post" action="/_sandbox/leasing/applications/${token}/act">
    <input type="hidden" name="action" value="${name}" />
    <button>${name.replaceAll("_", " ")}</button>
  </form>`
