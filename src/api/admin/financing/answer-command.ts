import type { MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import type { CommandOutcome, CommandRefusal } from "../../../operations/commands/command-outcome"
import { sentenceOf } from "../../../operations/commands/sentences"
import { shownFinancing } from "./shown"

/** A refusal as Medusa answers it: 404 for what is not there, 400 with a sentence for anything else. */
export const refusalError = (refusal: CommandRefusal): MedusaError =>
  new MedusaError(
    refusal.reason === "not_found" ? MedusaError.Types.NOT_FOUND : MedusaError.Types.NOT_ALLOWED,
    sentenceOf(refusal),
  )

/** The financing as it is afterwards. @throws MedusaError with the reason of a refusal */
export function answerFinancing(res: MedusaResponse, outcome: CommandOutcome): void {
  if (!outcome.ok) throw refusalError(outcome.error)
  res.json({ financing: shownFinancing(outcome.value) })
}
