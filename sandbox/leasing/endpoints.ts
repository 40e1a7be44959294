import { randomBytes } from "node:crypto"
import { isJsonObject, type JsonObject } from "../json"
import type { World } from "../world/world"
import type { LeasingApplication } from "./application"
import { readCreateForm, type ErrorCode } from "./create-form"
import type { LeasingEndpointId } from "./endpoint-id"
import { expire } from "./life"
import type { LeasingShop } from "./shops"

/** One request whose key is right. */
export interface LeasingCall {
  readonly world: World
  readonly shop: LeasingShop
  readonly params: Readonly<Record<string, string>>
  readonly body: unknown
}

/** What an endpoint answers: a body, bare text, an address to go to, or an error. */
export type LeasingAnswer =
  | { readonly body: JsonObject }
  | { readonly text: string }
  | { readonly location: string }
  | { readonly error: ErrorCode }

export interface LeasingEndpoint {
  readonly id: LeasingEndpointId
  readonly method: "get" | "post"
  /** In Express's form. */
  readonly path: string
  readonly handle: (call: LeasingCall) => LeasingAnswer
}

const SUCCESS = { error_code: "", error_message: "", errors: [] } as const

function tariffs({ world, shop }: LeasingCall): LeasingAnswer {
  const listed = shop.tariffs.map(({ rows, ...tariff }) => ({ ...tariff, rows }))
  if (world.settings.leasing.tariff_data === "nested")
    return {
      body: { tariffs: listed.map(({ rows, ...one }) => ({ ...one, tariff_data: rows })), ...SUCCESS },
    }
  const beside = listed.flatMap(({ rows, tariff_code: code }) =>
    rows.map((row) => ({ tariff_code: code, ...row })),
  )
  return { body: { tariffs: listed.map(({ rows: _, ...one }) => one), tariff_data: beside, ...SUCCESS } }
}

/** Forty upper-case hex characters, as in the service's sample. */
const newToken = (): string => randomBytes(20).toString("hex").toUpperCase()

function create({ world, shop, body }: LeasingCall): LeasingAnswer {
  const { leasing } = world
  if (!isJsonObject(body)) return { error: "REQUEST_IS_NOT_VALID" }
  if (body.uuid !== shop.uuid) return { error: "AUTHENTICATION_FAILURE" }
  const form = readCreateForm(leasing, shop, body)
  if (!form.ok) return { error: form.code }
  const now = leasing.scheduler.now()
  const lifetimeMs = leasing.settings.token_lifetime_seconds * 1000
  const application: LeasingApplication = {
    token: newToken(),
    shop,
    request: form.request,
    received: body,
    createdAt: now,
    tokenValidUntil: now + lifetimeMs,
    phase: "NEW",
    status: "OK",
    result: "INIT_AUTH",
    advance: null,
    contractNumber: null,
    closeReason: null,
    history: [{ at: now, phase: "NEW" }],
  }
  leasing.applications.set(application.token, application)
  leasing.scheduler.after(lifetimeMs, () => {
    expire(leasing, application)
  })
  return { body: { appl_token: application.token, ...SUCCESS } }
}

/** A new way in for each call: an address is of no use for long. */
function wayIn({ world, shop, params }: LeasingCall): string | { readonly error: ErrorCode } {
  const { leasing } = world
  const application = leasing.applications.get(params.token ?? "")
  if (application?.shop.uuid !== shop.uuid) return { error: "APPLICATION_NOT_FOUND" }
  const now = leasing.scheduler.now()
  if (now >= application.tokenValidUntil) return { error: "TOKEN_EXPIRED" }
  const ticket = randomBytes(12).toString("hex")
  const openUntil = now + leasing.settings.redirect_lifetime_seconds * 1000
  leasing.tickets.set(ticket, { token: application.token, openUntil, opened: false })
  return `${world.url}/leasing/${ticket}`
}

function redirectUrl(call: LeasingCall): LeasingAnswer {
  const found = wayIn(call)
  if (typeof found !== "string") return found
  const name = call.world.leasing.settings.redirect_name
  return name === "text" ? { text: found } : { body: { [name]: found, ...SUCCESS } }
}

function redirect(call: LeasingCall): LeasingAnswer {
  const found = wayIn(call)
  return typeof found === "string" ? { location: found } : found
}

const inPhases = (application: LeasingApplication): JsonObject => ({
  appl_token: application.token,
  order_id: application.request.orderId,
  appl_phase: application.phase,
  appl_status: application.status,
  ...(application.contractNumber === null ? {} : { contract_no: application.contractNumber }),
  ...(application.closeReason === null ? {} : { close_reason: application.closeReason }),
})

const inResults = ({ result, advance }: LeasingApplication): JsonObject => ({
  result,
  result_msg: `The application is ${result.toLowerCase().replaceAll("_", " ")}.`,
  ...(advance === null ? {} : { advance }),
})

const VIEWS = {
  phase: inPhases,
  result: inResults,
  both: (application: LeasingApplication) => ({ ...inPhases(application), ...inResults(application) }),
} as const

/** Leasing API, endpoint 5: only the very values of the creation are answered. */
function check({ world, shop, body }: LeasingCall): LeasingAnswer {
  if (!isJsonObject(body)) return { error: "REQUEST_IS_NOT_VALID" }
  const { appl_token: token, order_id: orderId, uuid } = body
  if (uuid !== shop.uuid) return { error: "AUTHENTICATION_FAILURE" }
  const application = typeof token === "string" ? world.leasing.applications.get(token) : undefined
  if (application?.shop.uuid !== shop.uuid) return { error: "APPLICATION_NOT_FOUND" }
  if (application.request.orderId !== orderId) return { error: "WRONG_ORDER_ID" }
  return { body: VIEWS[world.leasing.settings.check](application) }
}

/** Leasing API, section 4. */
export const LEASING_ENDPOINTS: readonly LeasingEndpoint[] = [
  { id: "L1", method: "get", path: "/eshop/:shopUuid/v2/tariff", handle: tariffs },
  { id: "L2", method: "post", path: "/eshop/v2/create", handle: create },
  { id: "L3", method: "get", path: "/eshop/:shopUuid/:token/v2/redirect/url", handle: redirectUrl },
  { id: "L4", method: "get", path: "/eshop/:token/v2/redirect", handle: redirect },
  { id: "L5", method: "post", path: "/eshop/v2/check", handle: check },
]
