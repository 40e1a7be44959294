import type { MedusaResponse } from "@medusajs/framework/http"
import type { CommandOutcome } from "../../../operations/commands/command-outcome"
import { orRefuse } from "./money-answers"
import { shownFinancing } from "./shown"

/** The financing as it is afterwards. @throws MedusaError with the reason of a refusal */
export function answerFinancing(res: MedusaResponse, outcome: CommandOutcome): void {
  res.json({ financing: shownFinancing(orRefuse(outcome)) })
}
