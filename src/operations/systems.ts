import type { SystemName } from "../core/shared/method"
import type { ConnectionRecord, ConnectionWithKeys } from "../core/shared/records"
import { newLeasingClient } from "./leasing/client-of"
import { leasingSystem } from "./leasing-system"
import type { PartnerClient } from "../clients/partner/create-partner-client"
import type { ClientSurroundings } from "./client-surroundings"
import { newPartnerClient, type PartnerClientOf } from "./partner/client-of"
import { partnerSystem } from "./partner-system"
import { LEASING_RULES } from "./leasing/leasing-rules"
import { PARTNER_RULES } from "./partner/partner-rules"
import type { FinancingSystem, SystemOf } from "./system"
import type { SystemRules } from "./system-rules"

/** A connection's system; of the partner service with the client behind it, which both talk through. */
interface Built {
  readonly system: FinancingSystem
  readonly partnerClient: PartnerClient | null
}

type Build = (found: ConnectionWithKeys, surroundings: ClientSurroundings) => Built

/** The one place that knows which code talks to which system. */
const BUILDERS = {
  partner: (found, surroundings) => {
    const client = newPartnerClient(found, surroundings)
    return { partnerClient: client, system: partnerSystem(found.connection, client) }
  },
  leasing: (found, surroundings) => ({
    partnerClient: null,
    system: leasingSystem(newLeasingClient(found, surroundings)),
  }),
} as const satisfies Record<SystemName, Build>

const RULES = {
  partner: PARTNER_RULES,
  leasing: LEASING_RULES,
} as const satisfies Record<SystemName, SystemRules>

export const rulesOf = (system: SystemName): SystemRules => RULES[system]

interface Systems {
  readonly systemOf: SystemOf
  readonly partnerClientOf: PartnerClientOf
}

/** Systems by connection; one that was edited is built anew, the others keep their connections open. */
export function systemsOf(surroundings: ClientSurroundings): Systems {
  const known = new Map<string, Built & { readonly stamp: string }>()
  const builtOf = (found: ConnectionWithKeys): Built => {
    const { connection } = found
    const stamp = stampOf(found)
    const before = known.get(connection.id)
    if (before?.stamp === stamp) return before
    const built = { ...BUILDERS[connection.system](found, surroundings), stamp }
    known.set(connection.id, built)
    return built
  }
  return {
    systemOf: (found) => builtOf(found).system,
    partnerClientOf: (found) => partnerClientIn(builtOf(found), found.connection),
  }
}

function partnerClientIn({ partnerClient }: Built, { id, system }: ConnectionRecord): PartnerClient {
  if (partnerClient !== null) return partnerClient
  throw new Error(`Connection ${id} is one of the ${system} service, which has none of the partner's calls.`)
}

/** All that a client is built from; dates and counters of the connection are not. */
function stampOf({ connection, keys }: ConnectionWithKeys): string {
  const {
    created_at: _made,
    updated_at: _saved,
    last_success_at: _won,
    last_callback_at: _heard,
    ...rest
  } = connection
  return JSON.stringify([{ ...rest, refused_callbacks: 0 }, keys.current])
}
