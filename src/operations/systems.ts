import type { ConnectionWithKeys, SystemName } from "../core/shared/records"
import type { Versions } from "../core/shared/settings"
import { partnerSystem } from "./partner-system"
import type { FinancingSystem, SystemOf } from "./system"

type Build = (found: ConnectionWithKeys, versions: Versions) => FinancingSystem

/** The one place that knows which code talks to which system. */
const BUILDERS = { partner: partnerSystem } as const satisfies Record<SystemName, Build>

/** Systems by connection; one that was edited is built anew, the others keep their connections open. */
export function systemsOf(versions: Versions): SystemOf {
  const built = new Map<string, { readonly stamp: string; readonly system: FinancingSystem }>()
  return (found) => {
    const { connection } = found
    const stamp = stampOf(found)
    const known = built.get(connection.id)
    if (known?.stamp === stamp) return known.system
    const system = BUILDERS[connection.system](found, versions)
    built.set(connection.id, { stamp, system })
    return system
  }
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
