import { setTimeout as sleep } from "node:timers/promises"
import type { ApplicationRequest } from "../../core/leasing/application-body"
import type { LeasingApplication } from "../../core/leasing/application-history"
import { applicationToken, type LeasingShopId } from "../../core/leasing/ids"
import type { LeasingObservation } from "../../core/leasing/observation"
import type { LeasingOverrides } from "../../core/leasing/overrides"
import type { Tariff } from "../../core/leasing/tariff"
import { isBaseAddress } from "../../core/shared/redirect-hosts"
import { ok, type Result } from "../../core/shared/result"
import type { SystemError } from "../../core/shared/system-error"
import { send, type Line, type SendDependencies, type SendOptions } from "../http/send"
import { createTransport, type Agents } from "../http/transport"
import { createApplication } from "./application"
import { checkApplication, observed } from "./check"
import type { Answer, LeasingEndpoint } from "./leasing-endpoint"
import { readRedirect, readRedirectUrl, type RedirectInput } from "./redirect"
import { readTariffs } from "./tariff"

/** One e-shop at the leasing service. */
export interface LeasingConnectionSettings {
  /** https, or http on this machine; a path, such as the version of an environment, is kept. */
  readonly baseUrl: string
  readonly shop: LeasingShopId
  readonly apiKey: string
  readonly overrides: LeasingOverrides
  readonly pluginVersion: string
  /** Open connections shared with others; without it the client has its own. */
  readonly agents?: Agents
  /** Told of each call's answer, all its tries taken together; it must not throw. */
  readonly noteAnswer?: (answer: Result<unknown, SystemError>) => void
}

/** The leasing service: one call for each endpoint. Each is bounded by its budget and never throws for what it does. */
export interface LeasingClient {
  /** Endpoint 1, which refuses a wrong key and another's shop in the same words. */
  readonly readTariffs: (options?: SendOptions) => Answer<readonly Tariff[]>
  /** Endpoint 4 for an application of nobody: unauthorized when the key is wrong, whatever the shop. */
  readonly tryKey: (options?: SendOptions) => Answer<unknown>
  /** Endpoint 2. Keep what it answers exactly: the check is asked with it. */
  readonly createApplication: (
    request: ApplicationRequest,
    options?: SendOptions,
  ) => Answer<LeasingApplication>
  /** Endpoint 3, or where endpoint 4 leads: the address for the shopper's browser. Check its host first. */
  readonly readRedirectUrl: (input: RedirectInput, options?: SendOptions) => Answer<string>
  /** Endpoint 5. */
  readonly check: (application: LeasingApplication, options?: SendOptions) => Answer<LeasingObservation>
  /** Ends idle connections; the client can still be used. */
  readonly close: () => void
}

const REAL: SendDependencies = { now: Date.now, random: Math.random, sleep: (ms) => sleep(ms) }

/** Forty characters, as the service's tokens have, that it has given to nobody. */
const OF_NOBODY = applicationToken.parse("0".repeat(40))

const lineOf = (settings: LeasingConnectionSettings, dependencies: SendDependencies): Line => ({
  transport: createTransport({
    baseUrl: settings.baseUrl,
    agents: settings.agents,
    headers: {
      "ix-api-key": settings.apiKey,
      "User-Agent": `medusa-financing/${settings.pluginVersion}`,
    },
  }),
  dependencies,
})

/**
 * The client of one leasing connection. Keep it as long as the connection does not change.
 * @throws RangeError when the base address is neither https nor on this machine
 */
export function createLeasingClient(
  settings: LeasingConnectionSettings,
  dependencies: Partial<SendDependencies> = {},
): LeasingClient {
  if (!isBaseAddress(settings.baseUrl)) throw new RangeError("The base address must be https.")
  const { shop, overrides: choices } = settings
  const line = lineOf(settings, { ...REAL, ...dependencies })
  const through =
    <Input, Output>(endpoint: LeasingEndpoint<Input, Output>) =>
    async (input: Input, options: SendOptions = {}): Answer<Output> => {
      const answer = await send(line, endpoint, {
        ...options,
        input: { input, shop, choices },
        dialect: "v2",
        fixed: {},
      })
      settings.noteAnswer?.(answer)
      return answer
    }
  const create = through(createApplication)
  const check = through(checkApplication)
  return {
    readTariffs: (options) => through(readTariffs)(undefined, options),
    tryKey: (options) => through(readRedirect)({ token: OF_NOBODY }, options),
    createApplication: async (request, options) => {
      const token = await create(request, options)
      return token.ok ? ok({ token: token.value, orderId: request.orderId, shop }) : token
    },
    readRedirectUrl: through(choices.redirectFrom === "url" ? readRedirectUrl : readRedirect),
    check: async (application, options) => {
      const answer = await check(application, options)
      return answer.ok ? ok(observed(answer.value, choices)) : answer
    },
    close: line.transport.close,
  }
}
