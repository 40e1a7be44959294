import type { Request, RequestHandler, Response } from "express"
import { answerWith } from "../faults/answer-with"
import { beforeHandling } from "../faults/before-handling"
import { takeFault } from "../faults/fault"
import type { RequestEntry } from "../world/request-log"
import type { World } from "../world/world"
import { type Answer, forbidden, refused, unauthorized } from "./answer"
import { authenticate } from "./authenticate"
import type { Endpoint, EndpointPath } from "./endpoint"
import { dialectOf, isWellFormed, readBody } from "./read-request"
import { shapeAnswer } from "./shape-answer"

/** Serves one path of one endpoint: fault, key, shop, handler, dialect; each request is logged. */
export function serve(world: World, endpoint: Endpoint, { version }: EndpointPath): RequestHandler {
  return (request, response, next) => {
    const entry = world.requests.add({
      at: world.scheduler.now(),
      endpoint: endpoint.id,
      method: request.method,
      path: request.path,
      shop: request.params.shopUuid ?? null,
      dialect: version,
      status: null,
    })
    handle({ world, endpoint, version, entry, request, response }).catch(next)
  }
}

interface Serving {
  readonly world: World
  readonly endpoint: Endpoint
  readonly version: "v2" | "v3"
  readonly entry: RequestEntry
  readonly request: Request
  readonly response: Response
}

async function handle(serving: Serving): Promise<void> {
  const { world, endpoint, entry, request, response } = serving
  const fault = takeFault(world.faults, endpoint.id, request.params.shopUuid)
  if (fault !== null && (await beforeHandling(fault, { request, response, entry }))) return
  const answer = answerTo(serving)
  const shaped = shapeAnswer(answer, entry.dialect ?? "v2", world.settings.shapes)
  await answerWith(fault, shaped, { request, response, entry })
}

function answerTo({ world, endpoint, version, entry, request }: Serving): Answer {
  const identity = authenticate(world.shops, request.header("authorization"), request.params.shopUuid)
  if (identity.kind === "unauthorized") return unauthorized()
  if (identity.kind === "forbidden") return forbidden()
  const { shop } = identity
  entry.shop = shop.shopUuid
  if (!isWellFormed(request.originalUrl)) return refused(400, "query_is_not_valid")
  const read = readBody(request)
  if (!read.ok) return read.answer
  const dialect = dialectOf(world, version, { body: read.body, shopUuid: shop.shopUuid })
  entry.dialect = dialect
  const { params, query, path } = request
  return endpoint.handle({ world, shop, dialect, path, params, query, body: read.body })
}
