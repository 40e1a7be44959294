import { type Request, type Response, Router } from "express"
import { acceptAndSign, signInDialog } from "../life/accept"
import { apply, proveInDialog } from "../life/apply"
import { cancelInDialog } from "../life/end-session"
import { findSession } from "../life/open-session"
import type { Session } from "../world/session"
import type { World } from "../world/world"
import { html } from "./html"
import { layout } from "./layout"
import type { DialogAct } from "./phases"
import { sessionPage } from "./session-page"

type Step = (world: World, session: Session) => string | null

/** What each button of the dialog does; declining the offer is the customer's own cancel. */
const STEPS = {
  apply,
  "prove-income": proveInDialog,
  accept: acceptAndSign,
  sign: signInDialog,
  "decline-offer": cancelInDialog,
  cancel: cancelInDialog,
} as const satisfies Record<DialogAct["act"], Step>

/** The ePOS dialog that `redirect_url` opens. A button pressed too late changes nothing and shows where it stands. */
export function dialogRouter(world: World): Router {
  const router = Router()
  router.get("/sessions/:uuid", (request, response) => {
    withSession(world, { request, response }, (session) => {
      response.type("html").set("cache-control", "no-store").send(sessionPage(world, session))
    })
  })
  for (const [act, step] of Object.entries(STEPS)) {
    router.post(`/sessions/:uuid/${act}`, (request, response) => {
      withSession(world, { request, response }, (session) => {
        step(world, session)
        response.redirect(303, `/epos/sessions/${session.uuid}`)
      })
    })
  }
  return router
}

interface Exchange {
  readonly request: Request
  readonly response: Response
}

function withSession(world: World, { request, response }: Exchange, use: (session: Session) => void): void {
  const session = findSession(world, request.params.uuid ?? "")
  if (session !== undefined) {
    use(session)
    return
  }
  const body = html`<p>There is no such session. The sandbox forgets everything when it stops.</p>`
  response
    .status(404)
    .type("html")
    .send(layout({ title: "Not found", body }))
}
