import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deskOf } from "../../../../../commerce/desk-of-container"
import { refreshFinancing } from "../../../../../operations/refresh/refresh-financing"
import { settle } from "../../../../../operations/settle/settle"
import { answerShopper, ownFinancing } from "../../answer-shopper"

/** A shopper's own action reads the service at most this often. Partner API, section 4.G. */
const NOT_WITHIN_MS = 15_000

/** Reads the service for the shopper and places the order if it is due. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const desk = deskOf(req.scope)
  const financing = await ownFinancing(desk, req)
  const refreshed = await refreshFinancing(desk, financing.id, { notWithinMs: NOT_WITHIN_MS })
  await answerShopper(desk, await settle(desk, refreshed ?? financing), res)
}
