import { type Request, type RequestHandler, type Response, Router, text } from "express"
import { answerWith } from "../faults/answer-with"
import { beforeHandling } from "../faults/before-handling"
import type { PlainAnswer } from "../faults/exchange"
import { takeFault } from "../faults/fault"
import { rewritten, toCamelCase } from "../http/dialect"
import { parseJson } from "../json"
import type { RequestEntry } from "../world/request-log"
import type { World } from "../world/world"
import type { ErrorCode } from "./create-form"
import { LEASING_ENDPOINTS, type LeasingAnswer, type LeasingEndpoint } from "./endpoints"

const LARGEST_BODY = "1mb"

/** Service reference, section 9.1. */
const STATUS_OF_ERROR: Partial<Record<ErrorCode, { readonly status: number; readonly message: string }>> = {
  AUTHENTICATION_FAILURE: { status: 401, message: "unauthorized" },
  APPLICATION_NOT_FOUND: { status: 404, message: "not_found" },
}

const UNPROCESSABLE = 422

/** An error, with status 200 or with its own. */
function errorAnswer(world: World, { id }: LeasingEndpoint, code: ErrorCode): PlainAnswer {
  const body = {
    ...(id === "L2" ? { appl_token: "" } : {}),
    error_code: code,
    error_message: `The request was refused: ${code.toLowerCase().replaceAll("_", " ")}.`,
    errors: [],
  }
  if (world.leasing.settings.errors === "body") return { status: 200, body }
  const own = STATUS_OF_ERROR[code]
  return own === undefined
    ? { status: UNPROCESSABLE, body }
    : { status: own.status, body: { message: own.message } }
}

interface Serving {
  readonly world: World
  readonly endpoint: LeasingEndpoint
  readonly entry: RequestEntry
  readonly request: Request
  readonly response: Response
}

function answerTo({ world, endpoint, entry, request }: Serving): LeasingAnswer {
  const key = request.header("ix-api-key")
  const shop = world.leasing.shops.find(({ apiKey }) => apiKey === key)
  const { params } = request
  if (shop === undefined || (params.shopUuid ?? shop.uuid) !== shop.uuid)
    return { error: "AUTHENTICATION_FAILURE" }
  entry.shop = shop.uuid
  const body: unknown = request.body
  const isJson = typeof body === "string" && request.is("json") !== false
  return endpoint.handle({ world, shop, params, body: isJson ? parseJson(body) : undefined })
}

function plainOf(serving: Serving): PlainAnswer {
  const { world, endpoint, response } = serving
  const answer = answerTo(serving)
  if ("error" in answer) return errorAnswer(world, endpoint, answer.error)
  if ("text" in answer) return { status: 200, body: answer.text }
  if ("location" in answer) {
    response.location(answer.location)
    return { status: 302, body: undefined }
  }
  const { names } = world.leasing.settings
  return { status: 200, body: names === "snake_case" ? answer.body : rewritten(answer.body, toCamelCase) }
}

async function handle(serving: Serving): Promise<void> {
  const { world, endpoint, entry, request, response } = serving
  const fault = takeFault(world.faults, endpoint.id, request.params.shopUuid)
  if (fault !== null && (await beforeHandling(fault, { request, response, entry }))) return
  await answerWith(fault, plainOf(serving), { request, response, entry })
}

const logged = (world: World, endpoint: LeasingEndpoint, request: Request): RequestEntry =>
  world.requests.add({
    at: world.scheduler.now(),
    endpoint: endpoint.id,
    method: request.method,
    path: request.path,
    shop: null,
    dialect: null,
    status: null,
  })

const serve =
  (world: World, endpoint: LeasingEndpoint): RequestHandler =>
  (request, response, next) => {
    handle({ world, endpoint, entry: logged(world, endpoint, request), request, response }).catch(next)
  }

/** The leasing e-shop API, with its own keys. */
export function leasingRouter(world: World): Router {
  const router = Router({ caseSensitive: true, strict: true })
  router.use("/eshop", text({ type: () => true, limit: LARGEST_BODY }))
  for (const endpoint of LEASING_ENDPOINTS) router[endpoint.method](endpoint.path, serve(world, endpoint))
  return router
}
