import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http"
import { enableBody, eraseBody, previewBody } from "./settings-validators"
import { connectionChanges, newConnection, newPlan, planChanges } from "./validators"

/** What the routes of the settings take. */
export const settingsMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/admin/financing/connections",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(newConnection)],
  },
  {
    matcher: "/admin/financing/connections/:id",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(connectionChanges)],
  },
  {
    matcher: "/admin/financing/preview",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(previewBody)],
  },
  {
    matcher: "/admin/financing/plans",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(newPlan)],
  },
  {
    matcher: "/admin/financing/plans/:id",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(planChanges)],
  },
  {
    matcher: "/admin/financing/customers/:customer_id/erase",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(eraseBody)],
  },
  {
    matcher: "/admin/financing/regions/:id/enable",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(enableBody)],
  },
]
