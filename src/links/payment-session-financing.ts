import PaymentModule from "@medusajs/medusa/payment"
import { defineLink } from "@medusajs/framework/utils"
import FinancingModule from "../modules/financing"

/** The financing that is bound to a payment session now. */
export default defineLink(
  { linkable: PaymentModule.linkable.paymentSession, field: "id" },
  { ...FinancingModule.linkable.financing.id, primaryKey: "payment_session_id" },
  { readOnly: true },
)
