import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http"
import {
  acceptBody,
  applicationBody,
  bankBody,
  calculationBody,
  codeBody,
  signingBody,
} from "./direct-validators"

type Schema = Parameters<typeof validateAndTransformBody>[0]

const withBody = (step: string, body: Schema): MiddlewareRoute => ({
  matcher: `/store/financings/:id/${step}`,
  methods: ["POST"],
  middlewares: [validateAndTransformBody(body)],
})

/** What stands in front of the shopper's steps. */
export const directMiddlewares: MiddlewareRoute[] = [
  withBody("application", applicationBody),
  withBody("calculation", calculationBody),
  withBody("offer/accept", acceptBody),
  withBody("signing/code", codeBody),
  withBody("signing", signingBody),
  withBody("bank", bankBody),
  { matcher: "/store/financings/:id/attachments", methods: ["POST"], bodyParser: false },
]
