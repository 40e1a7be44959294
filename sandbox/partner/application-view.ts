import type { Dialect } from "../http/dialect"
import type { JsonObject } from "../json"
import type { Application } from "../world/application"
import type { Shapes } from "../world/shapes"
import type { World } from "../world/world"
import { asNumber } from "./session-view"

/** An application as C1 answers it. Partner API, section 2.4. */
export function applicationView(world: World, application: Application, dialect: Dialect): JsonObject {
  const { terms, decision } = application
  const { shapes } = world.settings
  return {
    uuid: application.uuid,
    number: asNumber(world, application.number),
    status: "pending",
    product_code: application.product.code,
    amount: asNumber(world, terms.amount),
    period: terms.period,
    down_payment_amount: asNumber(world, terms.downPayment),
    payment_day: terms.paymentDay,
    start_date: null,
    end_date: null,
    decision_status: spelledDecision(application, dialect, shapes),
    decision_messages: messagesOf(application, dialect === "v2" ? "text" : "list", shapes),
    changed_conditions: application.previousUuid !== null,
    previous_uuid: application.previousUuid,
    salesperson_reference: application.salespersonReference,
    ...(decision === "income_proof_required" ? { income_proof_type: application.incomeProofType } : {}),
  }
}

/** Section 2.4 spells it one way in version 2, the text and version 3 another way. */
export function spelledDecision(application: Application, dialect: Dialect, shapes: Shapes): string {
  if (application.decision !== "income_proof_required") return application.decision
  const form =
    shapes.income_proof === "by_dialect" ? (dialect === "v2" ? "requested" : "required") : shapes.income_proof
  return `income_proof_${form}`
}

export function messagesOf(
  { decisionMessages }: Application,
  usual: "text" | "list",
  shapes: Shapes,
): string | readonly string[] {
  const form = shapes.decision_messages === "by_endpoint" ? usual : shapes.decision_messages
  return form === "list" ? decisionMessages : decisionMessages.join(" ")
}
