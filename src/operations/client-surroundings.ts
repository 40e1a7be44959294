import type { Versions } from "../core/shared/settings"
import type { CallTally } from "./call-tally"

/** What the client of every system works with. */
export interface ClientSurroundings {
  readonly versions: Versions
  readonly calls: CallTally
}
