import {
  capturePaymentWorkflow,
  completeCartWorkflowId,
  refundPaymentWorkflow,
} from "@medusajs/medusa/core-flows"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { err, ok } from "../core/shared/result"
import type { Commerce, Refund } from "../operations/commerce"
import { ringBell } from "./bell"
import { cartSnapshot } from "./cart-snapshot"
import { isFulfilled } from "./fulfilled"
import { readOrderGoods } from "./order-goods"
import { readOrder, readOrderOfCart } from "./orders"
import { returnableItems } from "./returnable-items"
import {
  dropCapture,
  dropHalfOrders,
  dropRefund,
  finishOrder,
  freeCart,
  markCart,
  unmarkCart,
} from "./repairs"
import { cartIdOfSession, endSession, openSession } from "./payment-sessions"

const placed = z.looseObject({ id: z.string() })

/** The engine answers loosely typed what the workflow's own `run` would. */
const completed = z.object({
  errors: z.array(z.looseObject({ error: z.unknown() })).default([]),
  result: z.unknown(),
  transaction: z.custom<{ hasFinished(): boolean }>((value) => typeof value === "object" && value !== null),
})

const told = z.looseObject({ type: z.string().optional(), message: z.string().optional() })

/** How Medusa's lock step fails when somebody else completes the cart; it has no type of its own. */
const LOCK_MESSAGE = /already locked|acquire lock/i

function errorType(error: unknown): string {
  const parsed = told.safeParse(error)
  const { type, message = "" } = parsed.success ? parsed.data : {}
  return LOCK_MESSAGE.test(message) ? "locked" : (type ?? "unexpected_error")
}

const refundInput = ({ paymentId, amount, actor, note }: Refund) => ({
  payment_id: paymentId,
  amount,
  ...(actor === null ? {} : { created_by: actor }),
  ...(note == null ? {} : { note }),
})

/** Medusa's carts, orders and payments as the operations need them. */
export const medusaCommerce = (container: MedusaContainer): Commerce => ({
  cart: (cartId) => cartSnapshot(container, cartId),
  cartIdOfSession: (sessionId) => cartIdOfSession(container, sessionId),
  openSession: (cartId, providerId) => openSession(container, cartId, providerId),
  endSession: (sessionId, as) => endSession(container, sessionId, as),
  order: (orderId) => readOrder(container, orderId),
  orderGoods: (orderId) => readOrderGoods(container, orderId),
  orderOfCart: (cartId) => readOrderOfCart(container, cartId),
  isFulfilled: (orderId) => isFulfilled(container, orderId),
  completeCart: async (cartId) => {
    const engine = container.resolve(Modules.WORKFLOW_ENGINE)
    const run: unknown = await engine.run(completeCartWorkflowId, {
      input: { id: cartId },
      throwOnError: false,
    })
    const { errors, result, transaction } = completed.parse(run)
    if (errors[0] !== undefined) return err({ type: errorType(errors[0].error) })
    if (!transaction.hasFinished()) return err({ type: "locked" })
    return ok(placed.parse(result).id)
  },
  capture: async (paymentId) => {
    const { errors } = await capturePaymentWorkflow(container).run({
      input: { payment_id: paymentId },
      throwOnError: false,
    })
    return errors[0] === undefined ? ok(undefined) : err({ type: errorType(errors[0].error) })
  },
  cancelPayment: async (paymentId) => {
    await container.resolve(Modules.PAYMENT).cancelPayment(paymentId)
  },
  markCart: (cartId, mark) => markCart(container, cartId, mark),
  unmarkCart: (cartId) => unmarkCart(container, cartId),
  dropHalfOrders: (reference) => dropHalfOrders(container, reference),
  freeCart: (cartId) => freeCart(container, cartId),
  finishOrder: (orderId, sessionId) => finishOrder(container, orderId, sessionId),
  dropCapture: (captureId) => dropCapture(container, captureId),
  dropRefund: (refundId) => dropRefund(container, refundId),
  refund: async (refund) => {
    const { errors } = await refundPaymentWorkflow(container).run({
      input: refundInput(refund),
      throwOnError: false,
    })
    return errors[0] === undefined ? ok(undefined) : err({ type: errorType(errors[0].error) })
  },
  refundRow: async (refund) => {
    await container.resolve(Modules.PAYMENT).refundPayment(refundInput(refund))
  },
  returnableItems: (orderId) => returnableItems(container, orderId),
  ringBell: (title, description) => ringBell(container, title, description),
})
