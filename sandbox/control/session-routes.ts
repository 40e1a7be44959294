import type { Request, Response, Router } from "express"
import { browserReturn } from "../callbacks/browser-return"
import { isJsonObject } from "../json"
import { ACTS, isActName } from "../life/acts"
import { findSession } from "../life/open-session"
import { ledgerCallback } from "../ledger/ledger-callback"
import { ledgerContract } from "../ledger/ledger-contract"
import { ledgerSession } from "../ledger/ledger-session"
import type { Session } from "../world/session"
import type { World } from "../world/world"
import { Patch } from "./patch"

/** Acts on one session, and callbacks at will. */
export function sessionRoutes(router: Router, world: World): void {
  router.get("/sessions/:uuid", (request, response) => {
    const session = sessionOr404(world, request, response)
    if (session !== null) response.json(report(world, session))
  })
  router.post("/sessions/:uuid/act", (request, response) => {
    const session = sessionOr404(world, request, response)
    if (session !== null) act(world, session, { request, response })
  })
  router.post("/sessions/:uuid/callback", (request, response) => {
    const session = sessionOr404(world, request, response)
    if (session === null) return
    const patch = new Patch(request.body)
    const status = patch.text("status", session.status) ?? session.status
    const forge = patch.flag("forge", world.settings.callbacks.forge)
    patch.finish()
    if (patch.problems.length > 0) response.status(400).json({ problems: patch.problems })
    else response.json(ledgerCallback(world.callbacks.announce(session, { status, forge })))
  })
  router.post("/callbacks/release", (request, response, next) => {
    const patch = new Patch(request.body)
    const order = patch.oneOf("order", ["normal", "reversed"], "normal")
    world.callbacks.release(order).then((released) => response.json({ released }), next)
  })
}

interface Exchange {
  readonly request: Request
  readonly response: Response
}

function act(world: World, session: Session, { request, response }: Exchange): void {
  const body: unknown = request.body
  const name = isJsonObject(body) ? body.action : undefined
  if (!isActName(name)) {
    response.status(400).json({ problems: [`action must be one of ${Object.keys(ACTS).join(", ")}.`] })
    return
  }
  const problem = ACTS[name](world, session)
  if (request.is("urlencoded") === "urlencoded") response.redirect(303, "/_sandbox")
  else if (problem === null) response.json(report(world, session))
  else response.status(409).json({ problems: [problem], ...report(world, session) })
}

function report(world: World, session: Session): object {
  const contract = world.contracts.get(session.contractUuid ?? "")
  return {
    session: ledgerSession(world, session),
    contract: contract === undefined ? null : ledgerContract(world, contract),
    browser_return: browserReturn(world, session),
  }
}

function sessionOr404(world: World, request: Request, response: Response): Session | null {
  const session = findSession(world, request.params.uuid ?? "")
  if (session === undefined) response.status(404).json({ problems: ["There is no such session."] })
  return session ?? null
}
