import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { deskOf } from "../../../../../../commerce/desk-of-container"
import { refreshAndSettle } from "../../../../../../operations/refresh-and-settle"
import { shownFinancing } from "../../../shown"

/** Reads the service now and brings Medusa to where the financing stands. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const desk = deskOf(req.scope)
  const financing = await refreshAndSettle(desk, req.params["id"] ?? "")
  if (financing === null) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such financing.")
  res.json({ financing: shownFinancing(financing) })
}
