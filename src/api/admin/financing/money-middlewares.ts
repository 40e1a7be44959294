import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http"
import { dailyReturnBody, returnBody, withdrawBody } from "./money-validators"

/** The bodies of the commands about money. */
export const moneyRoutes: MiddlewareRoute[] = [
  {
    matcher: "/admin/financing/financings/:id/withdraw",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(withdrawBody)],
  },
  {
    matcher: "/admin/financing/financings/:id/returns",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(returnBody)],
  },
  {
    matcher: "/admin/financing/financings/:id/returns/daily",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(dailyReturnBody)],
  },
]
