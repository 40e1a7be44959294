import { isLoopback } from "../../core/shared/redirect-hosts"
import type { ConnectionRecord } from "../../core/shared/records"
import { overridesOf } from "./client-of"

/**
 * Where the messages of a test connection are shown to people, for instance the code that a customer would get.
 * Each country has its own address, so a connection names it; the sandbox's is known. docs/unknowns.md
 * @returns null for a production connection, and where no address is known
 */
export function simulatorUrlOf(connection: ConnectionRecord): string | null {
  if (connection.system !== "partner" || connection.environment !== "test") return null
  const { smsSimulatorUrl } = overridesOf(connection)
  if (smsSimulatorUrl !== null) return smsSimulatorUrl
  const base = new URL(connection.base_url)
  return isLoopback(base.hostname) ? `${base.href.replace(/\/+$/, "")}/sms` : null
}
