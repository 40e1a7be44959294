import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { configurationDeskOf } from "../../../../../../commerce/configuration-desk-of"
import { forgetPreviousKey } from "../../../../../../operations/configuration/connections"
import { orThrow } from "../../../configuration-answer"
import { connectionAnswer } from "../../answer-connection"

/** Callbacks that are signed with the key before are refused from now on. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const desk = configurationDeskOf(req.scope)
  res.json(await connectionAnswer(req, orThrow(await forgetPreviousKey(desk, req.params["id"] ?? ""))))
}
