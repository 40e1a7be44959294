import type { Result } from "../../core/shared/result"
import { budgetFor } from "../budget"
import type { CommandRefusal } from "../commands/command-outcome"
import type { Desk } from "../desk"
import { DESK_BUDGET_MS } from "./desk-times"
import { refused } from "./refused"
import { versionsOf, type KnownVersion } from "./versions"

/** What F5 says of the financing's contract, as the service orders it. */
export async function versionHistory(
  desk: Desk,
  id: string,
): Promise<Result<readonly KnownVersion[], CommandRefusal>> {
  const financing = await desk.records.findFinancing({ id })
  if (financing === null) return refused("not_found")
  return versionsOf(desk, financing, budgetFor(desk, DESK_BUDGET_MS))
}
