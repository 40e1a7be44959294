import type { JsonObject } from "../json"
import type { Session } from "../world/session"
import type { World } from "../world/world"

/** Where the customer's browser is sent. */
export const redirectUrlOf = (world: World, session: Session): string =>
  `${world.url}/epos/sessions/${session.uuid}`

export const sessionId = (world: World, session: Session): JsonObject => ({
  [world.settings.shapes.session_id]: session.uuid,
})

/** ISO 8601 with an offset, as the service writes times; null stays null. */
export const moment = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : new Date(milliseconds).toISOString().replace("Z", "+00:00")

/** An amount or rate (a decimal string) as a JSON number, or as text when the settings say so. */
export const asNumber = (world: World, decimal: string): number | string =>
  world.settings.shapes.numbers === "number" ? Number(decimal) : decimal
