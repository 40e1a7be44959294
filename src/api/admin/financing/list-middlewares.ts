import {
  validateAndTransformBody,
  validateAndTransformQuery,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { attentionQuery, exportQuery, financingsQuery, funnelQuery, refreshBody } from "./list-validators"

const LIST = { defaults: [], isList: true }
const ONE = { defaults: [], isList: false }

/** What the routes of the financings list take. */
export const listMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/admin/financing/financings",
    methods: ["GET"],
    middlewares: [validateAndTransformQuery(financingsQuery, LIST)],
  },
  {
    matcher: "/admin/financing/financings/export",
    methods: ["GET"],
    middlewares: [validateAndTransformQuery(exportQuery, LIST)],
  },
  {
    matcher: "/admin/financing/financings/attention",
    methods: ["GET"],
    middlewares: [validateAndTransformQuery(attentionQuery, LIST)],
  },
  {
    matcher: "/admin/financing/financings/funnel",
    methods: ["GET"],
    middlewares: [validateAndTransformQuery(funnelQuery, ONE)],
  },
  {
    matcher: "/admin/financing/financings/refresh",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(refreshBody)],
  },
]
