import { setTimeout as sleep } from "node:timers/promises"
import type { ShopUuid } from "../../core/partner/ids"
import type { PartnerOverrides } from "../../core/partner/overrides"
import type { Dialect } from "../../core/shared/records"
import type { Result } from "../../core/shared/result"
import type { Versions } from "../../core/shared/settings"
import type { SystemError } from "../../core/shared/system-error"
import type { Download } from "../http/download"
import { send, type Line, type SendDependencies, type SendOptions } from "../http/send"
import { createTransport, type Agents } from "../http/transport"
import type { Answer } from "./answer"
import { callsThrough, type Through } from "./calls"
import { openPrintout } from "./open-printout"
import type { PrintoutInput } from "./printout"

/** One shop at the partner service. */
export interface PartnerConnectionSettings {
  /** https, or http on this machine; a path is kept in front of every endpoint's own. */
  readonly baseUrl: string
  readonly shopUuid: ShopUuid
  readonly apiKey: string
  readonly dialect: Dialect
  readonly overrides: PartnerOverrides
  readonly versions: Versions
  /** Hosts from which a contract may be fetched as a file, beside the base address's own: `host` or `host:port`. */
  readonly hosts?: readonly string[]
  /** Open connections shared with others; without it the client has its own. */
  readonly agents?: Agents
  /** Told of each call's answer, all its tries taken together; it must not throw. */
  readonly noteAnswer?: (answer: Result<unknown, SystemError>) => void
}

/** The partner service: one call for each endpoint. Each is bounded by its budget and never throws for what it does. */
export type PartnerClient = Omit<Readonly<ReturnType<typeof callsThrough>>, "ping"> & {
  /** A1: whether the key is right. */
  readonly ping: (options?: SendOptions) => Answer<undefined>
  /** E1 and what it leads to: the contract as a file, streamed. */
  readonly openPrintout: (input: PrintoutInput, options?: SendOptions) => Answer<Download>
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
    agents: settings.agents,
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
  const through: Through =
    (endpoint) =>
    async (input, options = {}) => {
      const answer = await send(line, endpoint, {
        ...options,
        input: { input, choices: overrides },
        dialect: overrides.dialects[endpoint.group] ?? settings.dialect,
        fixed: { shop: shopUuid },
      })
      settings.noteAnswer?.(answer)
      return answer
    }
  const calls = callsThrough(through)
  const hosts = [new URL(settings.baseUrl).host, ...(settings.hosts ?? [])]
  return {
    ...calls,
    ping: (options) => calls.ping(undefined, options),
    createSession: (request, options) =>
      calls.createSession({ integrationInfo: integrationInfoOf(versions), ...request }, options),
    openPrintout: openPrintout(calls.readPrintout, hosts),
    close: line.transport.close,
  }
}
