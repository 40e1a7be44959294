import { type Request, type Response, Router } from "express"
import { goneNotice } from "../pages/gone-page"
import { type Html, html } from "../pages/html"
import { layout } from "../pages/layout"
import type { World } from "../world/world"
import { LEASING_ACTS, type LeasingActName } from "./acts"
import { isOver, type LeasingApplication, type Phase } from "./application"
import type { LeasingWorld } from "./leasing-world"

/** A button of the leasing system. */
interface Button {
  readonly act: LeasingActName
  readonly id: string
  readonly label: string
  readonly look: "main" | "second" | "away"
}

interface Step {
  readonly title: string
  readonly text: string
  readonly buttons: readonly Button[]
}

const CANCEL: Button = { act: "cancel", id: "cancel", label: "Cancel", look: "away" }

const APPLYING: Step = {
  title: "Apply for leasing",
  text: "Check the purchase and apply. The decision comes at once.",
  buttons: [
    { act: "apply", id: "apply", label: "Apply", look: "main" },
    { act: "reject", id: "apply-rejected", label: "Apply, and be rejected", look: "second" },
    CANCEL,
  ],
}

const SIGNING: Step = {
  title: "Sign the contract",
  text: "The contract is drawn up and waits for your signature.",
  buttons: [
    { act: "sign", id: "sign", label: "Sign", look: "main" },
    {
      act: "sign_with_advance",
      id: "sign-with-advance",
      label: "Sign, with an advance to the shop",
      look: "second",
    },
    { act: "sign_offline", id: "sign-offline", label: "Sign on paper", look: "second" },
    CANCEL,
  ],
}

const end = (title: string, text: string): Step => ({ title, text, buttons: [] })

/** What the customer sees and may do in each phase. */
const STEPS: Readonly<Record<Phase, Step>> = {
  NEW: APPLYING,
  INIT: APPLYING,
  EVAL: {
    title: "Your application is evaluated",
    text: "Go back to the shop; it hears from us.",
    buttons: [CANCEL],
  },
  OPTION: {
    title: "You can have leasing",
    text: "Choose the offer and go on to the contract.",
    buttons: [{ act: "choose", id: "choose", label: "Choose this offer", look: "main" }, CANCEL],
  },
  PROPOSAL: SIGNING,
  DEAL: SIGNING,
  REJECTED: end("Rejected", "We cannot offer you leasing."),
  FINISH: end("Done", "The contract is signed. Go back to the shop."),
  CANCEL: end("Cancelled", "The application was cancelled. You owe nothing."),
  CLOSE: end("Closed", "The application was closed."),
}

/** Leasing API, section 4: the customer returns with a GET that carries the token and the order id. */
export function returnAddress({ token, request }: LeasingApplication): string {
  const address = new URL(request.returnUrl)
  address.searchParams.append("appl_token", token)
  address.searchParams.append("order_id", request.orderId)
  return address.href
}

const summary = ({ shop, request, phase, status, contractNumber, advance }: LeasingApplication): Html =>
  html`<dl>
    <dt>Shop</dt>
    <dd>${shop.name}</dd>
    <dt>Order</dt>
    <dd>${request.orderId}</dd>
    <dt>Amount</dt>
    <dd class="big" id="amount">${request.amount} EUR</dd>
    <dt>Term</dt>
    <dd>${request.term === null ? "your choice" : `${String(request.term)} months`}</dd>
    <dt>Contract</dt>
    <dd id="contract">${contractNumber ?? "none yet"}</dd>
    <dt>Advance</dt>
    <dd id="advance">${advance ?? "none"}</dd>
    <dt>Phase</dt>
    <dd><span id="phase">${phase}</span> <span id="status">${status}</span></dd>
  </dl>`

function page(ticket: string, application: LeasingApplication): string {
  const { title, text, buttons } = STEPS[application.phase]
  const mayReturn = isOver(application) || application.phase === "EVAL"
  return layout({
    title,
    state: application.phase,
    body: html`<p>${text}</p>
      ${summary(application)}
      ${buttons.map(
        ({ act, id, label, look }) =>
          html`<form method="post" action="/leasing/${ticket}/${act}">
            <button id="${id}" class="${look}">${label}</button>
          </form>`,
      )}
      ${
        mayReturn
          ? html`<p>
              <a class="button" id="back-to-merchant" href="${returnAddress(application)}"
                >Back to the shop</a
              >
            </p>`
          : null
      }`,
  })
}

/** Opens a way in: in time the first time, and from then on for ever. */
function openedBy(world: LeasingWorld, id: string): LeasingApplication | undefined {
  const ticket = world.tickets.get(id)
  if (ticket === undefined || (!ticket.opened && world.scheduler.now() >= ticket.openUntil)) return undefined
  ticket.opened = true
  return world.applications.get(ticket.token)
}

const OFFERED: readonly LeasingActName[] = Object.values(STEPS).flatMap(({ buttons }) =>
  buttons.map(({ act }) => act),
)

/** The leasing system that L3 leads to. A button pressed too late changes nothing and shows where it stands. */
export function leasingPages(world: World): Router {
  const { leasing } = world
  const router = Router()
  router.get("/:ticket", (request, response) => {
    withApplication(request, response, (application) => {
      if (application.phase === "NEW") LEASING_ACTS.open(leasing, application)
      response.type("html").set("cache-control", "no-store").send(page(request.params.ticket, application))
    })
  })
  router.post("/:ticket/:act", (request, response) => {
    withApplication(request, response, (application) => {
      const act = OFFERED.find((name) => name === request.params.act)
      if (act !== undefined) LEASING_ACTS[act](leasing, application)
      response.redirect(303, `/leasing/${request.params.ticket}`)
    })
  })
  return router

  function withApplication(
    request: Request,
    response: Response,
    use: (application: LeasingApplication) => void,
  ): void {
    const application = openedBy(leasing, request.params.ticket ?? "")
    if (application === undefined) response.status(404).type("html").send(goneNotice())
    else use(application)
  }
}
