import type { PlanRecord } from "../../core/shared/records"
import { err, ok, type Result } from "../../core/shared/result"
import type { SystemError } from "../../core/shared/system-error"
import { diagnosisOf } from "../diagnosis"
import { codesOf } from "../system-error-codes"
import type { Diagnosis, SystemRules } from "../system-rules"
import { rulesOf } from "../systems"
import type { ConfigurationDesk, ConfigurationProblem } from "./configuration-desk"
import { NOT_FOUND } from "./connections"

/** What the test of a connection found. A product is tested only where a plan names one. */
export interface ConnectionTest {
  readonly ok: boolean
  readonly diagnosis: Diagnosis
  readonly message: string
  readonly codes: readonly string[]
}

const SENTENCE = {
  fine: "The service answers and accepts the key.",
  network:
    "The service cannot be reached at this address, or is out of order. Check the base address and this server's way out; then test again.",
  wrong_key:
    "The service refuses the key. Is it the key of another environment? A test key works at the test address only, a production key at the production address only.",
  wrong_shop:
    "The service knows the key but not this shop UUID. Compare it, and the base address, with what the service gave you together with the key.",
  wrong_product:
    "The service does not know the product code of a plan. Copy the code as it stands in your agreement, with a % if it has one.",
  wrong_tariff:
    "The leasing service has no tariff with the code of a plan for this e-shop. Copy the code as the service gave it to you, or ask which ones are assigned to the e-shop.",
  unexpected:
    "The service answers in a way that is not understood. Is it the base address of the API, without /partner/v2 or /eshop behind it?",
} as const satisfies Record<Diagnosis, string>

const found = (diagnosis: Diagnosis, codes: readonly string[] = []): ConnectionTest => ({
  ok: diagnosis === "fine",
  diagnosis,
  message: SENTENCE[diagnosis],
  codes,
})

/** Of a product that nobody sells: any shop may ask for it and is told that there is none. */
const NO_PRODUCT = "medusa-financing-connection-test"

/**
 * Tests a connection: whether the key is accepted (A1; L1, else L4), then the shop and the products of its plans, or
 * of no product to learn about the shop (B2; L1). The key goes to the connection's own host only.
 */
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
  const rules = rulesOf(connection.connection.system)
  return ok(await testProducts(plans, rules, (code) => system.terms(code)))
}

type ReadTerms = (code: string) => Promise<Result<unknown, SystemError>>

async function testProducts(
  plans: readonly PlanRecord[],
  rules: SystemRules,
  read: ReadTerms,
): Promise<ConnectionTest> {
  if (plans.length === 0) return testShop(await read(NO_PRODUCT), rules)
  for (const plan of plans) {
    const terms = await read(plan.product_code)
    if (!terms.ok)
      return found(rules.termsDiagnosis(terms.error), [plan.product_code, ...codesOf(terms.error)])
  }
  return found("fine")
}

/** That there is no such product is the answer to be expected: the shop was let in. */
function testShop(answer: Result<unknown, SystemError>, rules: SystemRules): ConnectionTest {
  if (answer.ok) return found("fine")
  const diagnosis = rules.termsDiagnosis(answer.error)
  return diagnosis === rules.unknownProduct ? found("fine") : found(diagnosis, codesOf(answer.error))
}
