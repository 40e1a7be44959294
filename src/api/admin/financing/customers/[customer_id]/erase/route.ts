import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { actorOf } from "../../../../../../commerce/actor"
import { deskOf } from "../../../../../../commerce/desk-of-container"
import { eraseCustomer } from "../../../../../../operations/personal-data/erase-customer"

/** Erases what may be, and says what must be kept yet, and why. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const erased = await eraseCustomer(deskOf(req.scope), {
    customer_id: req.params["customer_id"] ?? "",
    actor: actorOf(req),
  })
  res.json(erased)
}
