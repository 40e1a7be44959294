import { capturePaymentWorkflow, completeCartWorkflowId } from "@medusajs/medusa/core-flows"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { err, ok } from "../core/shared/result"
import type { Commerce } from "../operations/commerce"
import { ringBell } from "./bell"
import { cartSnapshot } from "./cart-snapshot"
import { readOrder, readOrderOfCart } from "./orders"
import { cartIdOfSession, endSession, openSession } from "./payment-sessions"

const placed = z.looseObject({ id: z.string() })

const errorType = (error: unknown): string => {
  const parsed = z.looseObject({ type: z.string() }).safeParse(error)
  return parsed.success ? parsed.data.type : "unexpected_error"
}

/** Medusa's carts, orders and payments as the operations need them. */
export const medusaCommerce = (container: MedusaContainer): Commerce => ({
  cart: (cartId) => cartSnapshot(container, cartId),
  cartIdOfSession: (sessionId) => cartIdOfSession(container, sessionId),
  openSession: (cartId, providerId) => openSession(container, cartId, providerId),
  endSession: (sessionId, as) => endSession(container, sessionId, as),
  order: (orderId) => readOrder(container, orderId),
  orderOfCart: (cartId) => readOrderOfCart(container, cartId),
  completeCart: async (cartId) => {
    const engine = container.resolve(Modules.WORKFLOW_ENGINE)
    const { errors, result, transaction } = await engine.run(completeCartWorkflowId, {
      input: { id: cartId },
      throwOnError: false,
    })
    if (errors?.[0] !== undefined) return err({ type: errorType(errors[0].error) })
    if (!transaction.hasFinished()) return err({ type: "conflict" })
    return ok(placed.parse(result).id)
  },
  capture: async (paymentId) => {
    const { errors } = await capturePaymentWorkflow(container).run({
      input: { payment_id: paymentId },
      throwOnError: false,
    })
    return errors?.[0] === undefined ? ok(undefined) : err({ type: errorType(errors[0].error) })
  },
  cancelPayment: async (paymentId) => {
    await container.resolve(Modules.PAYMENT).cancelPayment(paymentId)
  },
  ringBell: (title, description) => ringBell(container, title, description),
})
