import {
  currentApplication,
  historyOf,
  nextOrderId,
  triedOrderIds,
} from "../core/leasing/application-history"
import { lowestEstimate } from "../core/leasing/estimate"
import { parametersOf, termsIn } from "../core/leasing/tariff-parameters"
import { tariffRange } from "../core/leasing/tariff-range"
import { isTokenRefused } from "../core/leasing/token-refused"
import type { PlanRecord } from "../core/shared/records"
import { err, ok, type Result } from "../core/shared/result"
import type { SystemError } from "../core/shared/system-error"
import type { LeasingClient } from "../clients/leasing/create-leasing-client"
import { observeLeasing } from "./leasing/observe-leasing"
import { REFUSAL } from "./leasing/offer-of"
import { startLeasing } from "./leasing/start-leasing"
import type { FinancingSystem, GoOn, Known, ProductTerms, Quote } from "./system"

/** A refusal of our own: nothing was sent. */
const refused = (code: string): Result<never, SystemError> =>
  err({ kind: "rejected", status: 0, codes: [code] })

/** The leasing service behind the words that all systems share. */
export const leasingSystem = (client: LeasingClient): FinancingSystem => ({
  ping: () => ping(client),
  terms: (tariffCode) => terms(client, tariffCode),
  quote: (plan, amount) => Promise.resolve(quote(plan, amount)),
  idsToSend: (reference, known) => [
    { kind: "leasing_order", value: nextOrderId(reference, triedOrderIds(known).length) },
  ],
  start: (request) => startLeasing(client, request),
  goOn: (known, budgetMs) => goOn(client, known, budgetMs),
  observe: (known, budgetMs) => observeLeasing(client, known, budgetMs),
  execute: (command) => Promise.resolve(refused(REFUSAL[command])),
})

/**
 * Endpoint 1 refuses a key and a shop in the same words. Endpoint 4 names no shop: of a token of nobody it refuses the
 * key alone, and any other answer means that the key is right.
 */
async function ping(client: LeasingClient): Promise<Result<void, SystemError>> {
  const tariffs = await client.readTariffs()
  if (tariffs.ok || isAboutShop(tariffs.error)) return ok(undefined)
  if (tariffs.error.kind !== "unauthorized") return tariffs
  const key = await client.tryKey()
  return key.ok || key.error.kind === "rejected" ? ok(undefined) : key
}

/** A refusal in a machine's word, such as `not_found`, is the service's own; without one the address is another's. */
const isAboutShop = (error: SystemError): boolean => error.kind === "rejected" && error.codes.length > 0

async function terms(client: LeasingClient, tariffCode: string): Promise<Result<ProductTerms, SystemError>> {
  const tariffs = await client.readTariffs()
  if (!tariffs.ok) return tariffs
  const tariff = tariffs.value.find(({ code }) => code === tariffCode)
  if (tariff === undefined) return refused("tariff_not_known")
  const { minAmount, maxAmount, periods } = tariffRange(tariff)
  return ok({
    name: tariff.product,
    minAmount,
    maxAmount,
    periods,
    defaultPeriod: null,
    approvalRequired: null,
    parameters: parametersOf(tariff),
  })
}

/** Reckoned from the tariff as the plan keeps it: nothing is asked. */
function quote(plan: PlanRecord, amount: string): Result<Quote, SystemError> {
  const estimate = lowestEstimate(termsIn(plan.parameters), { amount, term: plan.default_period })
  if (estimate === null) return refused("amount_out_of_range")
  return ok({
    period: estimate.term,
    monthlyPayment: estimate.monthly,
    apr: null,
    totalCost: estimate.total,
    estimate: true,
  })
}

/** Endpoint 3, for the newest application. */
async function goOn(
  client: LeasingClient,
  { remoteIds }: Known,
  budgetMs: number | undefined,
): Promise<Result<GoOn, SystemError>> {
  const current = currentApplication(historyOf(remoteIds))
  if (current === null) return ok({ kind: "gone" })
  const url = await client.readRedirectUrl(
    { token: current.token },
    budgetMs === undefined ? {} : { budgetMs },
  )
  if (url.ok) return ok({ kind: "address", url: url.value })
  return isTokenRefused(url.error) ? ok({ kind: "gone" }) : url
}
