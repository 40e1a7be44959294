import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { recordsOf } from "../../../../../commerce/desk-of-container"
import { shownFinancing } from "../../shown"

/** One financing with its operations and its journal. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const records = recordsOf(req.scope)
  const id = req.params["id"] ?? ""
  const financing = await records.findFinancing({ id })
  if (financing === null) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such financing.")
  const [operations, journal] = await Promise.all([records.listOperations(id), records.listJournal(id)])
  res.json({ financing: shownFinancing(financing), operations, journal })
}
