import { setTimeout as sleep } from "node:timers/promises"
import type { ShopUuid } from "../../core/partner/ids"
import type { ContractReading, SessionReading } from "../../core/partner/observation"
import type { PartnerOverrides } from "../../core/partner/overrides"
import type { Dialect } from "../../core/shared/records"
import type { Result } from "../../core/shared/result"
import type { Versions } from "../../core/shared/settings"
import type { SystemError } from "../../core/shared/system-error"
import { send, type Line, type SendDependencies, type SendOptions } from "../http/send"
import { createTransport } from "../http/transport"
import { calculate, type Calculation, type CalculationRequest } from "./calculation"
import { approveContract, cancelContract, readContract, type ContractInput } from "./contract"
import type { PartnerEndpoint } from "./partner-endpoint"
import { readProduct, type Product, type ReadProductInput } from "./product"
import { createSession, ping, readSession, type ReadSessionInput } from "./session"
import type { CreatedSession } from "./session-reading"
import type { CreateSessionRequest } from "./session-request"

/** One shop at the partner service. */
export interface PartnerConnectionSettings {
  /** https, or http on this machine; a path is kept in front of every endpoint's own. */
  readonly baseUrl: string
  readonly shopUuid: ShopUuid
  readonly apiKey: string
  readonly dialect: Dialect
  readonly overrides: PartnerOverrides
  readonly versions: Versions
}

export type Answer<Value> = Promise<Result<Value, SystemError>>

/** The partner service, as far as it is used. Each call is bounded by its budget and never throws for what it does. */
export interface PartnerClient {
  /** A1: whether the key is right. */
  readonly ping: (options?: SendOptions) => Answer<undefined>
  /** A2. */
  readonly createSession: (request: CreateSessionRequest, options?: SendOptions) => Answer<CreatedSession>
  /** A3. */
  readonly readSession: (input: ReadSessionInput, options?: SendOptions) => Answer<SessionReading>
  /** B1. */
  readonly calculate: (request: CalculationRequest, options?: SendOptions) => Answer<Calculation>
  /** B2. */
  readonly readProduct: (input: ReadProductInput, options?: SendOptions) => Answer<Product>
  /** E4. */
  readonly readContract: (input: ContractInput, options?: SendOptions) => Answer<ContractReading>
  /** E5. */
  readonly approveContract: (input: ContractInput, options?: SendOptions) => Answer<undefined>
  /** E6. */
  readonly cancelContract: (input: ContractInput, options?: SendOptions) => Answer<undefined>
  /** Ends idle connections; the client can still be used. */
  readonly close: () => void
}

const REAL: SendDependencies = { now: Date.now, random: Math.random, sleep: (ms) => sleep(ms) }

/** The environment of the integration, for the service's own support. Its keys are free: docs/unknowns.md. */
const integrationInfoOf = ({ medusa, plugin }: Versions) => ({
  platform: `medusa ${medusa}`,
  module: `medusa-financing ${plugin}`,
})

const lineOf = (settings: PartnerConnectionSettings, dependencies: SendDependencies): Line => ({
  transport: createTransport({
    baseUrl: settings.baseUrl,
    headers: {
      Authorization: `Bearer ${settings.apiKey}`,
      "User-Agent": `medusa-financing/${settings.versions.plugin}`,
    },
  }),
  dependencies,
})

/** The client of one connection. Keep it as long as the connection does not change: it keeps connections open. */
export function createPartnerClient(
  settings: PartnerConnectionSettings,
  dependencies: Partial<SendDependencies> = {},
): PartnerClient {
  const line = lineOf(settings, { ...REAL, ...dependencies })
  const { overrides, shopUuid, versions } = settings
  const call = <Input, Output>(
    endpoint: PartnerEndpoint<Input, Output>,
    input: Input,
    options: SendOptions = {},
  ): Answer<Output> => {
    const dialect = overrides.dialects[endpoint.group] ?? settings.dialect
    return send(line, endpoint, { ...options, input, dialect, fixed: { shop: shopUuid } })
  }
  const through =
    <Input, Output>(endpoint: PartnerEndpoint<Input, Output>) =>
    (input: Input, options?: SendOptions): Answer<Output> =>
      call(endpoint, input, options)
  return {
    ping: (options) => call(ping, { path: overrides.pingPath }, options),
    createSession: (request, options) =>
      call(
        createSession,
        { request: { integrationInfo: integrationInfoOf(versions), ...request }, choices: overrides },
        options,
      ),
    readSession: through(readSession),
    calculate: through(calculate),
    readProduct: through(readProduct),
    readContract: through(readContract),
    approveContract: through(approveContract),
    cancelContract: through(cancelContract),
    close: line.transport.close,
  }
}
