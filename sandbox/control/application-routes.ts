import type { Request, Response, Router } from "express"
import { DIRECT_STATUSES, type DirectWord } from "../callbacks/application-message"
import { isJsonObject } from "../json"
import { APPLICATION_ACTS, isApplicationActName } from "../life/application-acts"
import { legalCommands } from "../life/legal"
import { findApplication } from "../life/settle"
import { tell } from "../life/tell"
import { ledgerApplication } from "../ledger/ledger-application"
import { ledgerContract } from "../ledger/ledger-contract"
import { ledgerSession } from "../ledger/ledger-session"
import type { Application } from "../world/application"
import type { World } from "../world/world"

/** Acts on one application or its contract, and what is legal now. */
export function applicationRoutes(router: Router, world: World): void {
  const route = (use: (application: Application, exchange: Exchange) => void) => {
    return (request: Request, response: Response): void => {
      const application = applicationAt(world, request)
      if (application === undefined)
        response.status(404).json({ problems: ["There is no such application."] })
      else use(application, { request, response })
    }
  }
  for (const kind of ["applications", "contracts"]) {
    router.get(
      `/${kind}/:uuid`,
      route((application, { response }) => response.json(report(world, application))),
    )
    router.get(
      `/${kind}/:uuid/legal`,
      route((application, { response }) => response.json(legal(world, application))),
    )
    router.post(
      `/${kind}/:uuid/act`,
      route((application, exchange) => act(world, application, exchange)),
    )
    router.post(
      `/${kind}/:uuid/callback`,
      route((application, exchange) => callback(world, application, exchange)),
    )
  }
}

interface Exchange {
  readonly request: Request
  readonly response: Response
}

/** By its own uuid, or by its contract's. */
function applicationAt(world: World, { params }: Request): Application | undefined {
  const uuid = params.uuid ?? ""
  return findApplication(world, world.contracts.get(uuid)?.applicationUuid ?? uuid)
}

function act(world: World, application: Application, { request, response }: Exchange): void {
  const body: unknown = request.body
  const name = isJsonObject(body) ? body.action : undefined
  if (!isApplicationActName(name)) {
    const names = Object.keys(APPLICATION_ACTS).join(", ")
    response.status(400).json({ problems: [`action must be one of ${names}.`] })
    return
  }
  const problem = APPLICATION_ACTS[name](world, application)
  if (request.is("urlencoded") === "urlencoded") response.redirect(303, "/_sandbox")
  else if (problem === null) response.json(report(world, application))
  else response.status(409).json({ problems: [problem], ...report(world, application) })
}

function callback(world: World, application: Application, { request, response }: Exchange): void {
  const word = WORDS.find(
    ({ type, status }) =>
      isJsonObject(request.body) && request.body.type === type && request.body.status === status,
  )
  if (word === undefined || application.callbackUrl === null) {
    const words = WORDS.map(({ type, status }) => `${type} ${status}`).join(", ")
    response
      .status(400)
      .json({ problems: [`The application needs a callback address, and a word: ${words}.`] })
    return
  }
  tell(world, application, word)
  response.json(report(world, application))
}

const WORDS: readonly DirectWord[] = [
  ...DIRECT_STATUSES.DECISION.map((status) => ({ type: "DECISION", status }) as const),
  ...DIRECT_STATUSES.CONTRACT.map((status) => ({ type: "CONTRACT", status }) as const),
]

function report(world: World, application: Application): object {
  const contract = world.contracts.get(application.contractUuid ?? "")
  const session = world.sessions.get(application.sessionUuid ?? "")
  return {
    application: ledgerApplication(application),
    contract: contract === undefined ? null : ledgerContract(world, contract),
    session: session === undefined ? null : ledgerSession(world, session),
  }
}

function legal(world: World, application: Application): object {
  const contract = world.contracts.get(application.contractUuid ?? "")
  return {
    application: { uuid: application.uuid, decision: application.decision, next_uuid: application.nextUuid },
    contract:
      contract === undefined
        ? null
        : { uuid: contract.uuid, status: contract.status, process_status: contract.processStatus },
    commands: legalCommands(world, application),
  }
}
