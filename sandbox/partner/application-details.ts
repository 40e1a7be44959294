import { toCamelCase } from "../http/dialect"
import { rewritten } from "../http/dialect"
import type { Call } from "../http/endpoint"
import type { JsonObject } from "../json"
import { newSchedule } from "../pricing/schedule"
import type { Product } from "../shops"
import type { Application } from "../world/application"
import { messagesOf, spelledDecision } from "./application-view"
import { contractView } from "./contract-view"
import { purchaseView } from "./purchase-view"
import { scheduleTotals } from "./schedule-view"
import { moment } from "./session-view"

/** The answer of C2. The document prints it in camelCase in version 2 too. Partner API, section 2.5. */
export function applicationDetails(call: Call, application: Application): unknown {
  const { product, shop, terms, createdAt } = application
  const schedule = newSchedule({ product, terms, from: createdAt })
  const details = {
    product: productView(product),
    shop: { name: shop.name, type: "online_partner", uuid: shop.shopUuid },
    credit_application: creditApplication(call, application),
    ...purchasePart(call, application),
    ...contractPart(call, application),
    payment_schedule: application.decision === "positive" ? scheduleTotals(schedule) : null,
  }
  return call.world.settings.shapes.details_names === "document" ? rewritten(details, toCamelCase) : details
}

const productView = (product: Product): JsonObject => ({
  code: product.code,
  name: product.name,
  subtype: product.type,
  type: "loan",
})

function creditApplication({ world, dialect }: Call, application: Application): JsonObject {
  const { terms, decision } = application
  const { shapes } = world.settings
  return {
    uuid: application.uuid,
    number: application.number,
    credit_application_status: statusOf(application),
    offer_valid_to: new Date(application.offerValidTo).toISOString().slice(0, 10),
    created_at: moment(application.createdAt),
    creator_name: "Sandbox",
    process_status: decision === "positive" ? "offer" : null,
    down_payment_amount_total: terms.downPayment,
    salesperson_reference: application.salespersonReference,
    period: terms.period,
    amount: terms.amount,
    payment_day: terms.paymentDay,
    max_limit: null,
    decision_status: spelledDecision(application, dialect, shapes),
    decision_messages: messagesOf(application, "list", shapes),
    ...(decision === "income_proof_required" ? { income_proof_type: application.incomeProofType } : {}),
    down_payment_amount_prc: null,
    ...BACKGROUND,
    changed_conditions: application.previousUuid !== null,
    previous_uuid: application.previousUuid,
    confirmed_at: moment(application.confirmedAt),
  }
}

/** What the sandbox does not look at. */
const BACKGROUND = {
  income_source: null,
  civil_status: null,
  housing_status: null,
  monthly_income: null,
  monthly_household_costs: null,
  monthly_financial_obligations: null,
  employer_name: null,
  employer_registry_code: null,
  employer_phone: null,
  employment_start_year: null,
  employment_start_month: null,
  employment_end_year: null,
  employment_end_month: null,
  dependants_count: null,
  dependants_over_18: null,
} as const

/** The document shows `pre_request` only; the other words are the sandbox's own. */
function statusOf({ cancelledAt, contractUuid }: Application): string {
  if (cancelledAt !== null) return "cancelled"
  return contractUuid === null ? "pre_request" : "contract"
}

/** The document: null before the offer is accepted. */
function purchasePart({ world }: Call, { purchase, contractUuid }: Application): JsonObject {
  const shape = world.settings.shapes.details_purchase
  if (shape === "absent") return {}
  if (purchase === null || contractUuid === null) return { purchase: null }
  return { purchase: shape === "short" ? { uuid: purchase.uuid } : purchaseView(purchase) }
}

function contractPart({ world, dialect }: Call, { contractUuid }: Application): JsonObject {
  const { shapes } = world.settings
  const contract = world.contracts.get(contractUuid ?? "")
  if (shapes.details_contract === "absent") return {}
  if (contract === undefined) return { contract: null }
  const { uuid, number, status } = contract
  const forms = {
    like_contract: contractView(contract, { shapes, dialect }),
    short: { uuid, number, status },
    uuid,
  }
  return { contract: forms[shapes.details_contract] }
}
