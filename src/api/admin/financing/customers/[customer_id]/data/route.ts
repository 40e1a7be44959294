import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deskOf } from "../../../../../../commerce/desk-of-container"
import { customerData } from "../../../../../../operations/personal-data/customer-data"

/** Everything that is kept of a customer's financings. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await customerData(deskOf(req.scope), req.params["customer_id"] ?? ""))
}
