import type { ConnectionRecord } from "../../core/shared/records"
import type { Settings } from "../../core/shared/settings"
import { callbackUrlOf, exampleUrlsOf } from "../addresses"
import { rulesOf } from "../systems"
import type { ConfigurationDesk } from "./configuration-desk"

const DAY_MS = 86_400_000

/**
 * Connections as a person may see them: of the key only the last four characters; with the addresses that the
 * service may ask for, and how well it has answered in the last 24 hours.
 */
export async function connectionOverview(desk: ConfigurationDesk, connections: readonly ConnectionRecord[]) {
  await desk.calls.flush()
  const [standings, calls] = await Promise.all([
    desk.records.connectionStandings(),
    desk.records.callsSince(new Date(desk.clock.now().getTime() - DAY_MS)),
  ])
  const { settings } = desk.records
  return connections.map((connection) => ({
    ...connection,
    ...addressesOf(settings, connection),
    plans: standings.get(connection.id)?.plans ?? 0,
    used: standings.get(connection.id)?.used ?? false,
    previous_key_valid: standings.get(connection.id)?.previous_key_valid ?? false,
    calls_24h: calls.get(connection.id)?.calls ?? 0,
    failures_24h: calls.get(connection.id)?.failures ?? 0,
  }))
}

/** Leasing reports by alerts, and sends a customer who cancels to the return address. */
function addressesOf(settings: Settings, connection: ConnectionRecord) {
  const news = callbackUrlOf(settings, connection)
  const examples = exampleUrlsOf(settings)
  return rulesOf(connection.system).reports === "callbacks"
    ? { callback_url: news, alert_url: null, ...examples }
    : { callback_url: null, alert_url: news, ...examples, cancel_url_example: null }
}
