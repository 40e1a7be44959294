import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import type { CommandRefusal } from "../../operations/commands/command-outcome"
import { sentenceOf } from "../../operations/commands/sentences"
import { deskOf } from "../../commerce/desk-of-container"
import type { Turn } from "../../operations/guards/before-admin"

/** @throws MedusaError NOT_ALLOWED with the reason, which Medusa answers as 400 */
export function refuse(refusal: CommandRefusal | null): void {
  if (refusal !== null) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, sentenceOf(refusal))
}

/** The turn lasts until core has answered, or the connection is gone; one that cannot be ended ends by itself. */
export function endWithAnswer(req: MedusaRequest, res: MedusaResponse, turn: Turn | null): void {
  if (turn === null) return
  const { log } = deskOf(req.scope)
  res.once("finish", () => void turn.release().catch(() => log.warn("A turn could not be ended.")))
}
