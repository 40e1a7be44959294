import type { JsonObject } from "../json"
import type { Application, Customer, Decision } from "../world/application"
import type { Session } from "../world/session"
import type { World } from "../world/world"
import { decide, nextVerdict, verdictOf } from "./decide"
import { openApplication } from "./open-application"
import { incomeProven } from "./settle"

/** The customer applies for the credit in the dialog; the decision comes at once. */
export function apply(world: World, session: Session): string | null {
  if (session.status !== "pending") return `Nobody can apply in a session that is ${session.status}.`
  const decision = decisionIn(world, session)
  if (decision !== null && decision !== "failed") return `The decision is already there: ${decision}.`
  const application = applicationIn(world, session) ?? openInDialog(world, session)
  return decide(world, application, nextVerdict(world, application))
}

/** Sets a session's decision, also against the table or while it waits for a person. */
export function decideSession(world: World, session: Session, decision: Decision): string | null {
  if (session.status !== "pending") return `Nothing is to be decided in a session that is ${session.status}.`
  const application = applicationIn(world, session) ?? openInDialog(world, session)
  if (application.decision === decision) return null
  return decide(world, application, verdictOf(decision, application))
}

/** The customer shares a bank statement in the dialog. */
export function proveInDialog(world: World, session: Session): string | null {
  const application = applicationIn(world, session)
  if (application?.decision !== "income_proof_required") return "No proof of income is asked for."
  incomeProven(world, application)
  return null
}

export const applicationIn = (world: World, session: Session): Application | undefined =>
  world.applications.get(session.applicationUuid ?? "")

export const decisionIn = (world: World, session: Session): Decision | null =>
  applicationIn(world, session)?.decision ?? null

function openInDialog(world: World, session: Session): Application {
  const { shop, product, request } = session
  const asked = {
    shop,
    product,
    session,
    terms: {
      amount: request.amount,
      downPayment: "0.00",
      period: product.defaultPeriod,
      paymentDay: product.defaultPaymentDay,
    },
    customer: customerOf(request.customerData ?? {}, request.contactData ?? {}),
    received: {},
    callbackUrl: null,
    salespersonReference: request.salespersonReference,
    payoutAccount: MADE_UP_ACCOUNT,
    purchase: null,
  }
  return openApplication(world, asked, null)
}

/** The account that the service knows of a shop whose customers apply in the dialog. */
const MADE_UP_ACCOUNT = "SANDBOX0000000000000001"

function customerOf(data: JsonObject, contact: JsonObject): Customer {
  const text = (value: unknown): string => (typeof value === "string" ? value : "")
  return {
    identityCode: text(data.identity_code),
    firstName: text(data.first_name),
    lastName: text(data.last_name),
    mobile: text(contact.mobile),
    email: text(contact.email),
    documentNumber: null,
  }
}
