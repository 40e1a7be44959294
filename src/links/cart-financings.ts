import CartModule from "@medusajs/medusa/cart"
import { defineLink } from "@medusajs/framework/utils"
import FinancingModule from "../modules/financing"

/** A cart's financings: every attempt, the ended ones too. */
export default defineLink(
  { linkable: CartModule.linkable.cart, field: "id", isList: true },
  { ...FinancingModule.linkable.financing.id, primaryKey: "cart_id" },
  { readOnly: true },
)
