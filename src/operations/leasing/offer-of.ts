import type { Outcome } from "../../core/leasing/meaning"
import type { Command, Offer } from "../system"

const refused = (reason: string): Offer => ({ allowed: false, reason })

/** The leasing service takes no command through its API: each is refused with its sentence. */
export function offerOf(command: Command, outcome: Outcome): Offer {
  if (command === "approve" && outcome === "signed_with_advance") return refused("leasing_capture_advance")
  return refused(REFUSAL[command])
}

export const REFUSAL = {
  approve: "leasing_has_no_approval",
  cancel: "leasing_has_no_cancellation",
  withdraw: "leasing_has_no_withdrawal",
} as const satisfies Record<Command, string>
