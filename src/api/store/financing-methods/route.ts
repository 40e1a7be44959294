import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { deskOf } from "../../../commerce/desk-of-container"
import { listMethods } from "../../../operations/methods/list-methods"

/** Which financing methods fit the cart `cart_id` and what they would cost a month. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { cart_id: cartId } = req.validatedQuery
  const methods = await listMethods(deskOf(req.scope), String(cartId))
  if (methods === null) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such cart.")
  res.json(methods)
}
