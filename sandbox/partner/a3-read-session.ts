import { type Answer, notFound, ok } from "../http/answer"
import { type Call, type Endpoint, inBothVersions } from "../http/endpoint"
import type { JsonObject } from "../json"
import { findSession } from "../life/open-session"
import type { Session } from "../world/session"
import type { World } from "../world/world"
import { asNumber, moment, redirectUrlOf, sessionId } from "./session-view"

/** A3: a session's details. */
export const readSession: Endpoint = {
  id: "A3",
  method: "get",
  paths: inBothVersions("pos_sessions/:sessionUuid"),
  handle: answerReadSession,
}

function answerReadSession({ world, shop, params }: Call): Answer {
  const session = findSession(world, params.sessionUuid ?? "")
  if (session?.shop.shopUuid !== shop.shopUuid) return notFound("pos_session_not_found")
  const view = sessionView(world, session)
  return ok(world.settings.shapes.session === "flat" ? view : { pos_session: view })
}

/** The application and the contract are named only from the moment they exist. */
function sessionView(world: World, session: Session): JsonObject {
  const { request, applicationUuid, contractUuid } = session
  return {
    ...sessionId(world, session),
    product_code: request.productCode,
    total_amount: asNumber(world, request.amount),
    currency: request.currency,
    status: session.status,
    salesperson_reference: request.salespersonReference,
    locale: request.locale,
    valid_until: moment(session.validUntil),
    user_ip: request.userIp,
    purchase_reference: request.purchaseReference,
    partner_urls: {
      return_url: request.urls.returnUrl,
      cancel_url: request.urls.cancelUrl,
      callback_url: request.urls.callbackUrl,
    },
    customer_data: request.customerData,
    customer_contact_data: request.contactData,
    redirect_url: redirectUrlOf(world, session),
    ...(applicationUuid === null ? {} : { credit_application_uuid: applicationUuid }),
    ...(contractUuid === null ? {} : { credit_contract_uuid: contractUuid }),
  }
}
