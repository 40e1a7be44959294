import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { configurationDeskOf } from "../../../../commerce/configuration-desk-of"
import { recordsOf } from "../../../../commerce/desk-of-container"
import { createConnection } from "../../../../operations/configuration/connections"
import { orThrow } from "../configuration-answer"
import { shownConnection } from "../shown"
import type { NewConnectionBody } from "../validators"

/** All connections, without their keys. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const records = recordsOf(req.scope)
  const connections = await records.listConnectionRecords()
  res.json({ connections: connections.map((connection) => shownConnection(records.settings, connection)) })
}

export async function POST(req: MedusaRequest<NewConnectionBody>, res: MedusaResponse): Promise<void> {
  const { api_key: apiKey, ...entered } = req.validatedBody
  const desk = configurationDeskOf(req.scope)
  const connection = orThrow(await createConnection(desk, entered, apiKey))
  res.status(201).json({ connection: shownConnection(desk.records.settings, connection) })
}
