import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { configurationDeskOf } from "../../../../commerce/configuration-desk-of"
import { recordsOf } from "../../../../commerce/desk-of-container"
import { connectionOverview } from "../../../../operations/configuration/connection-overview"
import { createConnection } from "../../../../operations/configuration/connections"
import { orThrow } from "../configuration-answer"
import type { NewConnectionBody } from "../validators"
import { connectionAnswer } from "./answer-connection"

/** All connections, without their keys. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const connections = await recordsOf(req.scope).listConnectionRecords()
  res.json({ connections: await connectionOverview(configurationDeskOf(req.scope), connections) })
}

export async function POST(req: MedusaRequest<NewConnectionBody>, res: MedusaResponse): Promise<void> {
  const { api_key: apiKey, ...entered } = req.validatedBody
  const desk = configurationDeskOf(req.scope)
  const connection = orThrow(await createConnection(desk, entered, apiKey))
  res.status(201).json(await connectionAnswer(req, connection))
}
