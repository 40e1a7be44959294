import {
  authenticate,
  defineMiddlewares,
  validateAndTransformBody,
  validateAndTransformQuery,
} from "@medusajs/framework/http"
import { settingsMiddlewares } from "./admin/financing/settings-middlewares"
import { listMiddlewares } from "./admin/financing/list-middlewares"
import { resolveBody } from "./admin/financing/validators"
import { guardFulfillment, guardOrderCancel } from "./guards/order-guards"
import { completeFinancedCart } from "./guards/complete-cart"
import { guardCapture, guardRefund } from "./guards/payment-guards"
import { methodsQuery, startBody } from "./store/financings/validators"

/** Every guard declares its methods: without them it would run before core's own checks of permissions. */
export default defineMiddlewares({
  routes: [
    { matcher: "/hooks/financing/partner/:connection_id/callback", methods: ["POST"], bodyParser: false },
    { matcher: "/hooks/financing/return/:token", methods: ["POST"], bodyParser: false },
    {
      matcher: "/store/financing-methods",
      methods: ["GET"],
      middlewares: [validateAndTransformQuery(methodsQuery, { defaults: [], isList: false })],
    },
    { matcher: "/store/financings", methods: ["POST"], middlewares: [validateAndTransformBody(startBody)] },
    {
      matcher: "/store/financings/:id*",
      methods: ["GET", "POST"],
      middlewares: [authenticate("customer", ["session", "bearer"], { allowUnauthenticated: true })],
    },
    ...settingsMiddlewares,
    ...listMiddlewares,
    {
      matcher: "/admin/financing/financings/:id/resolve",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(resolveBody)],
    },
    { matcher: "/store/carts/:id/complete", methods: ["POST"], middlewares: [completeFinancedCart] },
    { matcher: "/admin/payments/:id/capture", methods: ["POST"], middlewares: [guardCapture] },
    { matcher: "/admin/payments/:id/refund", methods: ["POST"], middlewares: [guardRefund] },
    { matcher: "/admin/orders/:id/cancel", methods: ["POST"], middlewares: [guardOrderCancel] },
    { matcher: "/admin/orders/:id/fulfillments", methods: ["POST"], middlewares: [guardFulfillment] },
  ],
})
