import { offerApproval, offerCancellation, offerWithdrawal } from "../core/partner/command-offers"
import {
  applicationUuid,
  contractUuid,
  posSessionUuid,
  type ContractUuid,
  type PosSessionUuid,
} from "../core/partner/ids"
import type { ContractReading, PartnerObservation } from "../core/partner/observation"
import type { PartnerOverrides } from "../core/partner/overrides"
import { paidCheck } from "../core/partner/paid-check"
import { stageOfPartner } from "../core/partner/stage-of-partner"
import { contactOf } from "../core/shared/contact"
import type { PartnerMethod } from "../core/shared/method"
import { isoWithOffset } from "../core/shared/expiry"
import { percentOf } from "../core/shared/money"
import type { ConnectionRecord, FinancingRecord, JsonObject } from "../core/shared/records"
import { err, ok, type Result } from "../core/shared/result"
import type { SystemError } from "../core/shared/system-error"
import type { PartnerClient } from "../clients/partner/create-partner-client"
import { observePartner } from "../clients/partner/observe"
import type { CreateSessionRequest } from "../clients/partner/session-request"
import { overridesOf } from "./partner/client-of"
import { contractFacts } from "./partner/contract-facts"
import { readDirect } from "./partner/direct-reading"
import { partnerMethodOf } from "./partner/method-of"
import { partnerFactsOf, wordsOf } from "./partner/reading-parts"
import { readShort } from "./partner/short-reading"
import type { Command, CommandTerms, FinancingSystem, Offer, Quote, Reading, StartRequest } from "./system"

/** The partner service behind the words that all systems share. */
export function partnerSystem(connection: ConnectionRecord, client: PartnerClient): FinancingSystem {
  const overrides = overridesOf(connection)
  return {
    ping: () => client.ping(),
    terms: async (productCode) => {
      const product = await client.readProduct({ productCode })
      if (!product.ok) return product
      const { name, minAmount, maxAmount, periods, defaultPeriod, requiresApproval } = product.value
      const parameters: JsonObject = { ...product.value }
      return ok({
        name,
        minAmount,
        maxAmount,
        periods,
        defaultPeriod,
        approvalRequired: requiresApproval,
        parameters,
      })
    },
    quote: async (plan, amount, budgetMs) => {
      const period = plan.default_period ?? Math.max(1, ...plan.periods)
      const request = { productCode: plan.product_code, amount, period, currency: plan.currency_code }
      const answer = await client.calculate(request, budgetOf(budgetMs))
      return answer.ok ? ok(quoteOf(answer.value, period)) : answer
    },
    start: async (request) => {
      const session = await client.createSession(sessionRequest(connection, request))
      return session.ok
        ? ok({
            remoteSessionId: session.value.uuid,
            redirectUrl: session.value.redirectUrl,
            remoteIds: [],
          })
        : session
    },
    idsToSend: () => [],
    goOn: null,
    observe: ({ financing }, budgetMs) => observe(client, financing, { overrides, budgetMs }),
    execute: (command, financing, budgetMs) => execute(client, { command, financing, budgetMs }),
  }
}

const budgetOf = (budgetMs: number | undefined) => (budgetMs === undefined ? {} : { budgetMs })

const quoteOf = (
  answer: { monthlyPayment: string; creditCostRateAnnual: string | null; totalCost: string | null },
  period: number,
): Quote => ({
  period,
  monthlyPayment: answer.monthlyPayment,
  apr: answer.creditCostRateAnnual === null ? null : percentOf(answer.creditCostRateAnnual),
  totalCost: answer.totalCost,
  estimate: false,
})

const sessionRequest = (connection: ConnectionRecord, request: StartRequest): CreateSessionRequest => ({
  productCode: request.plan.product_code,
  totalAmount: request.payable,
  currency: request.currencyCode,
  locale: request.locale,
  validUntil: isoWithOffset(request.validUntil),
  urls: request.urls,
  purchaseReference: request.purchaseReference,
  description: request.description,
  merchantDomainName: connection.merchant_domain_name,
  contact: contactOf(request.applicant.email, request.applicant.phone),
  address: request.applicant.address,
  userIp: request.applicant.ip,
  salespersonReference: connection.salesperson_reference,
  additionalData: connection.additional_data,
  creditApplicationData: connection.credit_application_data,
  linked: request.plan.flow === "epos_short",
})

interface Observing {
  readonly overrides: PartnerOverrides
  readonly budgetMs: number | undefined
}

async function observe(
  client: PartnerClient,
  financing: FinancingRecord,
  { overrides, budgetMs }: Observing,
): Promise<Result<Reading, SystemError>> {
  if (financing.flow === "direct") return readDirect(client, { financing, overrides }, budgetOf(budgetMs))
  if (financing.flow === "epos_short") return readShort(client, { financing, overrides }, budgetOf(budgetMs))
  const observation = await observePartner(
    client,
    {
      method: partnerMethodOf(financing.method),
      sessionUuid: sessionOf(financing),
      contractUuid: contractOf(financing),
    },
    budgetOf(budgetMs),
  )
  return observation.ok ? ok(readingOf(observation.value, overrides)) : observation
}

const sessionOf = (financing: FinancingRecord): PosSessionUuid =>
  posSessionUuid.parse(financing.remote_session_id)

const contractOf = (financing: FinancingRecord): ContractUuid | null =>
  financing.remote_contract_id === null ? null : contractUuid.parse(financing.remote_contract_id)

const readingOf = (observation: PartnerObservation, overrides: PartnerOverrides): Reading => ({
  stageFrom: (known) => stageOfPartner(known.previous, observation, partnerFactsOf(known, overrides)),
  amountCheck: (payable, currencyCode) =>
    paidCheck(observation, { amount: payable, currency: currencyCode }).amount,
  applicationId: observation.session.applicationUuid,
  contractId: observation.session.contractUuid,
  words: wordsOf(observation.session.statusWord, observation.contract),
  facts: contractFacts(observation),
  attentionFrom: () => null,
  offers: (command, terms) => {
    const method = partnerMethodOf(terms.method)
    const offer = offerOf[command]({ ...terms, method }, observation.contract)
    return offer.ok ? ALLOWED : { allowed: false, reason: offer.error }
  },
})

type PartnerTerms = CommandTerms & { readonly method: PartnerMethod }

const offerOf = {
  approve: offerApproval,
  cancel: ({ method }, contract) => offerCancellation(method, contract),
  withdraw: offerWithdrawal,
} as const satisfies Record<Command, (terms: PartnerTerms, contract: ContractReading | null) => unknown>

const ALLOWED: Offer = { allowed: true }

interface Execution {
  readonly command: Command
  readonly financing: FinancingRecord
  readonly budgetMs: number | undefined
}

async function execute(
  client: PartnerClient,
  { command, financing, budgetMs }: Execution,
): Promise<Result<void, SystemError>> {
  const uuid = contractOf(financing)
  if (uuid === null && command === "cancel" && financing.remote_application_id !== null)
    return giveUpApplication(client, financing.remote_application_id, budgetMs)
  if (uuid === null) return err({ kind: "rejected", status: 404, codes: ["contract_not_known"] })
  const answer = await SENDS[command](client)({ contractUuid: uuid }, budgetOf(budgetMs))
  return answer.ok ? ok(undefined) : answer
}

/** C4: before there is a contract, there is only the application to give up. */
async function giveUpApplication(
  client: PartnerClient,
  applicationId: string,
  budgetMs: number | undefined,
): Promise<Result<void, SystemError>> {
  const input = { applicationUuid: applicationUuid.parse(applicationId) }
  const answer = await client.cancelApplication(input, budgetOf(budgetMs))
  return answer.ok ? ok(undefined) : answer
}

const SENDS = {
  approve: (client) => client.approveContract,
  cancel: (client) => client.cancelContract,
  withdraw: (client) => client.withdrawContract,
} as const satisfies Record<Command, (client: PartnerClient) => PartnerClient["approveContract"]>
