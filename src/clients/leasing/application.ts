import { z } from "@medusajs/framework/zod"
import { applicationBody, type ApplicationRequest } from "../../core/leasing/application-body"
import { applicationToken, leasingOrderId, type ApplicationToken } from "../../core/leasing/ids"
import { isSecureAddress } from "../../core/shared/redirect-hosts"
import { err } from "../../core/shared/result"
import { jsonAnswer } from "../http/decoders"
import { everyDialect } from "../http/endpoint"
import { codesOf } from "../http/request-codes"
import type { LeasingEndpoint } from "./leasing-endpoint"
import { verdictOfCreate } from "./verdict"

const address = z.string().refine(isSecureAddress)

/** Strict: what does not fit is refused before anything is sent. The basket is checked where its lines are made. */
const checked = z.looseObject({
  orderId: leasingOrderId,
  returnUrl: address,
  alertUrl: address,
  tariffCode: z.string().min(1).nullable(),
  term: z.int().positive().nullable(),
})

/**
 * Endpoint 2: creates an application. Never repeated by itself: an order id that was sent may be taken. After a lost
 * answer a new application gets a new order id; one that nobody sees expires.
 */
export const createApplication: LeasingEndpoint<ApplicationRequest, ApplicationToken> = {
  id: "L2",
  method: "POST",
  retry: "never",
  paths: everyDialect("/eshop/v2/create"),
  place: () => ({}),
  body: ({ input, shop, choices }) => {
    const fields = checked.safeParse(input)
    if (!fields.success) return err(codesOf(fields.error))
    const body = applicationBody(input, shop, choices)
    return body.ok ? body : err([body.error])
  },
  verdict: verdictOfCreate,
  decode: jsonAnswer(z.looseObject({ applToken: applicationToken }).transform(({ applToken }) => applToken)),
}
