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
import { defined, shownConnection } from "../../shown"
import type { ConnectionChangesBody } from "../../validators"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const records = recordsOf(req.scope)
  const found = await records.findConnectionRecord(req.params["id"] ?? "")
  const connection = orThrow(found === null ? err(NOT_FOUND) : ok(found))
  res.json({ connection: shownConnection(records.settings, connection) })
}

/** Changes a connection; a new key leaves the one before valid for callbacks. */
export async function POST(req: MedusaRequest<ConnectionChangesBody>, res: MedusaResponse): Promise<void> {
  const { api_key: apiKey, ...changes } = req.validatedBody
  const desk = configurationDeskOf(req.scope)
  const change = { changes: defined(changes), apiKey }
  const connection = orThrow(await changeConnection(desk, req.params["id"] ?? "", change))
  res.json({ connection: shownConnection(desk.records.settings, connection) })
}

export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const id = req.params["id"] ?? ""
  orThrow(await removeConnection(configurationDeskOf(req.scope), id))
  res.json({ id, object: "financing_connection", deleted: true })
}
