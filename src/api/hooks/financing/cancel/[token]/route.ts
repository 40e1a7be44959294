import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deskOf } from "../../../../../commerce/desk-of-container"
import { comeBack, storefrontAddress } from "../../../../../operations/shopper/come-back"
import { leave, privately } from "../../leave"

/** The shopper cancelled in the service's dialog: only reads the service, and leads back to the cart. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const desk = deskOf(req.scope)
  const visit = { token: req.params["token"] ?? "", callback: null }
  const arrival = await comeBack(desk, visit)
  if (arrival === null) privately(res).status(404).type("text/plain").send("This link is not valid.")
  else leave(res, storefrontAddress(desk.records.settings, arrival, "cart_url"))
}
