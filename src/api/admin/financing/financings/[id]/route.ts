import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { deskOf, recordsOf } from "../../../../../commerce/desk-of-container"
import { merchantView } from "../../../../../operations/merchant-view"
import { shownCommands, shownFinancing, shownTerms } from "../../shown"

/** One financing with its operations and its journal, and what can be done with it. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const records = recordsOf(req.scope)
  const id = req.params["id"] ?? ""
  const financing = await records.findFinancing({ id })
  if (financing === null) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such financing.")
  const [operations, journal] = await Promise.all([records.listOperations(id), records.listJournal(id)])
  const view = await merchantView(deskOf(req.scope), financing, operations)
  res.json({
    financing: shownFinancing(financing),
    operations,
    journal,
    commands: shownCommands(view),
    applications: view.applications,
    ...shownTerms(view),
  })
}
