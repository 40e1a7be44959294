import type { PlanRecord } from "../../core/shared/records"
import { err, ok, type Result } from "../../core/shared/result"
import type { SystemError } from "../../core/shared/system-error"
import { codesOf } from "../system-error-codes"
import type { ConfigurationDesk, ConfigurationProblem } from "./configuration-desk"
import { NOT_FOUND } from "./connections"

/** What the test of a connection found. `product` is tested only where a plan names one. */
export interface ConnectionTest {
  readonly ok: boolean
  readonly diagnosis: "fine" | "network" | "wrong_key" | "wrong_shop" | "wrong_product" | "unexpected"
  readonly message: string
  readonly codes: readonly string[]
}

const SENTENCE = {
  fine: "The service answers and accepts the key.",
  network: "The service cannot be reached at this address.",
  wrong_key: "The service refuses the key. Is it the key of another environment?",
  wrong_shop: "The service knows the key but not this shop UUID.",
  wrong_product: "The service does not know the product code of a plan.",
  unexpected: "The service answers in a way that is not understood. Is the address right?",
} as const satisfies Record<ConnectionTest["diagnosis"], string>

const found = (diagnosis: ConnectionTest["diagnosis"], codes: readonly string[] = []): ConnectionTest => ({
  ok: diagnosis === "fine",
  diagnosis,
  message: SENTENCE[diagnosis],
  codes,
})

/** Tests a connection by A1, then B2 of each of its plans. The key goes to the connection's own host only. */
export async function testConnection(
  desk: ConfigurationDesk,
  id: string,
): Promise<Result<ConnectionTest, ConfigurationProblem>> {
  const connection = await desk.records.findConnection(id)
  if (connection === null) return err(NOT_FOUND)
  const system = desk.systemOf(connection)
  const ping = await system.ping()
  if (!ping.ok) return ok(found(diagnosisOf(ping.error), codesOf(ping.error)))
  await desk.records.noteConnectionSuccess(id, desk.clock.now())
  const plans = await desk.records.listPlans({ connection_id: id })
  return ok(await testProducts(plans, (code) => system.terms(code)))
}

async function testProducts(
  plans: readonly PlanRecord[],
  read: (code: string) => Promise<Result<unknown, SystemError>>,
): Promise<ConnectionTest> {
  for (const plan of plans) {
    const terms = await read(plan.product_code)
    if (!terms.ok) return found(productDiagnosis(terms.error), [plan.product_code, ...codesOf(terms.error)])
  }
  return found("fine")
}

const diagnosisOf = (error: SystemError): ConnectionTest["diagnosis"] => {
  switch (error.kind) {
    case "unauthorized":
      return "wrong_key"
    case "unavailable":
      return "network"
    case "rejected":
    case "unexpected_response":
      return "unexpected"
  }
}

/** The key was accepted by the ping just now: a refusal here is about the shop. */
const productDiagnosis = (error: SystemError): ConnectionTest["diagnosis"] => {
  if (error.kind === "unauthorized") return "wrong_shop"
  return error.kind === "rejected" ? "wrong_product" : diagnosisOf(error)
}
