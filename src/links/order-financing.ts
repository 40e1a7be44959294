import OrderModule from "@medusajs/medusa/order"
import { defineLink } from "@medusajs/framework/utils"
import FinancingModule from "../modules/financing"

/** `query.graph({ entity: "order", fields: ["financing.*"] })` gives the financing that pays the order. */
export default defineLink(
  { linkable: OrderModule.linkable.order, field: "id" },
  { ...FinancingModule.linkable.financing.id, primaryKey: "order_id" },
  { readOnly: true },
)
