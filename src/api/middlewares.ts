import {
  authenticate,
  defineMiddlewares,
  validateAndTransformBody,
  validateAndTransformQuery,
} from "@medusajs/framework/http"
import { policyRoutes } from "./admin/financing/policy-routes"
import { settingsMiddlewares } from "./admin/financing/settings-middlewares"
import { listMiddlewares } from "./admin/financing/list-middlewares"
import { paperMiddlewares } from "./admin/financing/papers-middlewares"
import { resolveBody } from "./admin/financing/validators"
import { moneyRoutes } from "./admin/financing/money-middlewares"
import { guardedRoutes } from "./guards/guarded-routes"
import { directMiddlewares } from "./store/financings/direct-middlewares"
import { methodsQuery, startBody } from "./store/financings/validators"

/** Every guard declares its methods: without them it would run before core's own checks of permissions. */
export default defineMiddlewares({
  routes: [
    ...policyRoutes,
    { matcher: "/hooks/financing/partner/:connection_id/callback", methods: ["POST"], bodyParser: false },
    { matcher: "/hooks/financing/leasing/:connection_id/alert", methods: ["POST"], bodyParser: false },
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
    ...directMiddlewares,
    ...settingsMiddlewares,
    ...listMiddlewares,
    ...paperMiddlewares,
    {
      matcher: "/admin/financing/financings/:id/resolve",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(resolveBody)],
    },
    ...guardedRoutes,
    ...moneyRoutes,
  ],
})
