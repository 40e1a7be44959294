import {
  validateAndTransformBody,
  validateAndTransformQuery,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { itemsBody, merchantBody, payoutAccountBody, printoutQuery, purchaseBody } from "./papers-validators"
import { signingBody } from "./signing-validator"

const of = (name: string): string => `/admin/financing/financings/:id/${name}`

/** What stands in front of the papers' routes. */
export const paperMiddlewares: MiddlewareRoute[] = [
  {
    matcher: of("printout"),
    methods: ["GET"],
    middlewares: [validateAndTransformQuery(printoutQuery, { defaults: [], isList: false })],
  },
  {
    matcher: of("payout-account"),
    methods: ["POST"],
    middlewares: [validateAndTransformBody(payoutAccountBody)],
  },
  { matcher: of("purchase"), methods: ["POST"], middlewares: [validateAndTransformBody(purchaseBody)] },
  { matcher: of("items"), methods: ["POST"], middlewares: [validateAndTransformBody(itemsBody)] },
  { matcher: of("merchant"), methods: ["POST"], middlewares: [validateAndTransformBody(merchantBody)] },
  { matcher: of("signing"), methods: ["POST"], middlewares: [validateAndTransformBody(signingBody)] },
  { matcher: of("attachments"), methods: ["POST"], bodyParser: false },
]
