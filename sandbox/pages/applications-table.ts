import type { ApplicationActName } from "../life/application-acts"
import { DECISION_MOVES, type Application } from "../world/application"
import type { Contract } from "../world/contract"
import type { World } from "../world/world"
import { callbackLines } from "./callback-lines"
import { type Html, html } from "./html"
import { mark } from "./status-mark"
import { table } from "./table"

/** What a person may press for an application's contract in each status. */
const CONTRACT_ACTS = {
  unsigned: ["sign_contract", "cancel_contract"],
  signed: ["activate", "cancel_contract", "request_down_payment", "request_verification"],
  activated: ["pay_out", "terminate"],
  cancelled: [],
  terminated: [],
} as const satisfies Record<Contract["status"], readonly ApplicationActName[]>

const DECIDING: readonly ApplicationActName[] = [
  "decide_positive",
  "decide_negative",
  "change_conditions",
  "require_income_proof",
]

/** Every application of the direct flow, the newest first, with the acts that fit. */
export function applicationsTable(world: World, applications: readonly Application[]): Html {
  return html`<h2>Applications of the direct flow</h2>
    ${table(
      "applications",
      ["Application", "Shop and product", "Amount", "Decision", "Contract", "Callbacks", "Acts"],
      applications.map((application) => row(world, application)),
    )}`
}

function row(world: World, application: Application): Html {
  const { uuid, customer, shop, product, terms } = application
  const contract = world.contracts.get(application.contractUuid ?? "")
  return html`<tr>
    <td>
      <a href="/_sandbox/applications/${uuid}">${uuid.slice(0, 8)}</a><br />
      <a class="soft" href="/sms?phone=${encodeURIComponent(customer.mobile)}">${customer.mobile}</a>
    </td>
    <td>${shop.name}<br /><span class="soft">${product.code}</span></td>
    <td class="number">
      ${terms.amount} ${shop.currency}<br /><span class="soft">${terms.period} months</span>
    </td>
    <td>${mark(application.cancelledAt === null ? application.decision : "cancelled")}</td>
    <td>
      ${contract === undefined ? "" : mark(contract.status)}<br /><span class="soft"
        >${(contract?.processStatus ?? "").replaceAll("_", " ")}</span
      >
    </td>
    <td>${callbackLines(world.callbacks.records.filter((record) => record.applicationUuid === uuid))}</td>
    <td><div class="acts">${actsFor(application, contract).map((name) => actButton(uuid, name))}</div></td>
  </tr>`
}

function actsFor(application: Application, contract: Contract | undefined): readonly ApplicationActName[] {
  if (contract !== undefined) {
    const next = contract.hold !== null && contract.status === "signed" ? (["customer_done"] as const) : []
    return [...next, ...CONTRACT_ACTS[contract.status]]
  }
  if (application.cancelledAt !== null || application.nextUuid !== null) return []
  if (application.decision === "positive") return ["accept_offer", "cancel_application"]
  const proof = application.decision === "income_proof_required" ? (["prove_income"] as const) : []
  return DECISION_MOVES[application.decision].length === 0 ? [] : [...proof, ...DECIDING]
}

const actButton = (uuid: string, name: ApplicationActName): Html =>
  html`<form method="post" action="/_sandbox/applications/${uuid}/act">
    <input type="hidden" name="action" value="${name}" />
    <button>${name.replaceAll("_", " ")}</button>
  </form>`
