import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { graph } from "../../commerce/graph"
import { deskOf } from "../../commerce/desk-of-container"
import { beforeComplete } from "../../operations/guards/before-complete"

const ERROR_TYPE = {
  requires_more: MedusaError.Types.PAYMENT_REQUIRES_MORE_ERROR,
  refused: MedusaError.Types.PAYMENT_AUTHORIZATION_ERROR,
} as const

/** The cart as far as a storefront needs it to go on; it asks for the rest with `GET /store/carts/:id`. */
const CART_FIELDS = ["id", "email", "currency_code", "region_id", "total", "subtotal", "tax_total", "items.*"]

/** In front of `POST /store/carts/:id/complete`: nothing is placed that the service has not granted. */
export async function completeFinancedCart(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const cartId = req.params["id"] ?? ""
  const answer = await beforeComplete(deskOf(req.scope), cartId)
  if (answer === null) {
    next()
    return
  }
  const question = { entity: "cart", fields: CART_FIELDS, filters: { id: cartId } }
  const [cart] = await graph(req.scope, question, z.looseObject({}))
  const type = ERROR_TYPE[answer.type]
  res.status(200).json({ type: "cart", cart, error: { message: answer.message, name: "Error", type } })
}
