import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { configurationDeskOf } from "../../../../../commerce/configuration-desk-of"
import { recordsOf } from "../../../../../commerce/desk-of-container"
import { err, ok } from "../../../../../core/shared/result"
import {
  changeConnection,
  NOT_FOUND,
  removeConnection,
} from "../../../../../operations/configuration/connections"
import { orThrow } from "../../configuration-answer"
import { defined } from "../../shown"
import type { ConnectionChangesBody } from "../../validators"
import { connectionAnswer } from "../answer-connection"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const found = await recordsOf(req.scope).findConnectionRecord(req.params["id"] ?? "")
  res.json(await connectionAnswer(req, orThrow(found === null ? err(NOT_FOUND) : ok(found))))
}

/** Changes a connection; a new key leaves the one before valid for callbacks. */
export async function POST(req: MedusaRequest<ConnectionChangesBody>, res: MedusaResponse): Promise<void> {
  const { api_key: apiKey, ...changes } = req.validatedBody
  const desk = configurationDeskOf(req.scope)
  const change = { changes: defined(changes), apiKey }
  res.json(await connectionAnswer(req, orThrow(await changeConnection(desk, req.params["id"] ?? "", change))))
}

export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const id = req.params["id"] ?? ""
  orThrow(await removeConnection(configurationDeskOf(req.scope), id))
  res.json({ id, object: "financing_connection", deleted: true })
}
