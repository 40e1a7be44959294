import type { MiddlewareRoute } from "@medusajs/framework/http"
import { completeFinancedCart } from "./complete-cart"
import { guardChange, guardFulfillment, guardOrderCancel, guardOrderEdit } from "./order-guards"
import { guardCapture, guardRefund } from "./payment-guards"

/** Core routes in front of which a financing is looked at. Methods are declared, or they would run before RBAC. */
export const guardedRoutes: MiddlewareRoute[] = [
  { matcher: "/store/carts/:id/complete", methods: ["POST"], middlewares: [completeFinancedCart] },
  { matcher: "/admin/payments/:id/capture", methods: ["POST"], middlewares: [guardCapture] },
  { matcher: "/admin/payments/:id/refund", methods: ["POST"], middlewares: [guardRefund] },
  { matcher: "/admin/orders/:id/cancel", methods: ["POST"], middlewares: [guardOrderCancel] },
  { matcher: "/admin/orders/:id/fulfillments", methods: ["POST"], middlewares: [guardFulfillment] },
  { matcher: "/admin/order-edits/:id/request", methods: ["POST"], middlewares: [guardOrderEdit] },
  { matcher: "/admin/order-edits/:id/confirm", methods: ["POST"], middlewares: [guardOrderEdit] },
  { matcher: "/admin/returns/:id/request", methods: ["POST"], middlewares: [guardChange("return")] },
  { matcher: "/admin/returns/:id/receive/confirm", methods: ["POST"], middlewares: [guardChange("return")] },
  { matcher: "/admin/claims/:id/request", methods: ["POST"], middlewares: [guardChange("order_claim")] },
  {
    matcher: "/admin/exchanges/:id/request",
    methods: ["POST"],
    middlewares: [guardChange("order_exchange")],
  },
]
