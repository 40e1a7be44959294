import { contractStatusOf } from "../../contract-status"
import { decisionStatusOf } from "../../decision-status"
import { applicationUuid, contractUuid, posSessionUuid } from "../../ids"
import type {
  ApplicationReading,
  ContractReading,
  DirectObservation,
  PartnerObservation,
  SessionReading,
} from "../../observation"
import { processStatusOf } from "../../process-status"
import { sessionStatusOf } from "../../session-status"

/** The ids that the service's own samples show. */
export const SESSION = posSessionUuid.parse("5e3a459a-aada-4d81-b6ad-09cb9483c8bf")
export const CONTRACT = contractUuid.parse("788ec8c4-c497-470b-8505-2303f151d427")
export const APPLICATION = applicationUuid.parse("471e6282-3384-412b-af7b-646eb8f04391")

export const session = (word: string, change: Partial<SessionReading> = {}): SessionReading => ({
  uuid: SESSION,
  status: sessionStatusOf(word),
  statusWord: word,
  contractUuid: null,
  applicationUuid: null,
  totalAmount: "300",
  currency: "EUR",
  redirectUrl: null,
  purchaseReference: null,
  ...change,
})

export const contract = (
  word: string,
  processWord: string | null = null,
  change: Partial<ContractReading> = {},
): ContractReading => ({
  uuid: CONTRACT,
  number: "1",
  status: contractStatusOf(word),
  statusWord: word,
  processStatus: processWord === null ? null : processStatusOf(processWord),
  processWord,
  signedAt: null,
  customerSigned: false,
  repSigned: false,
  partnerApprovalAt: null,
  activatedAt: null,
  terminatedAt: null,
  activatorName: null,
  terminationReason: null,
  identificationSatisfied: null,
  withdrawable: null,
  payoutAccountLastFour: null,
  productCode: null,
  ...change,
})

/** A session alone: there is no contract yet. */
export const alone = (word: string, change: Partial<SessionReading> = {}): PartnerObservation => ({
  session: session(word, change),
  contract: null,
  contractUnread: false,
})

export const withContract = (word: string, read: ContractReading): PartnerObservation => ({
  session: session(word, { contractUuid: CONTRACT, applicationUuid: APPLICATION }),
  contract: read,
  contractUnread: false,
})

export const unread = (word: string): PartnerObservation => ({
  session: session(word, { contractUuid: CONTRACT, applicationUuid: APPLICATION }),
  contract: null,
  contractUnread: true,
})

export const application = (
  decisionWord: string,
  change: Partial<ApplicationReading> = {},
): ApplicationReading => ({
  uuid: APPLICATION,
  previousUuid: null,
  number: "1",
  statusWord: "pending",
  processWord: null,
  decision: decisionStatusOf(decisionWord),
  decisionWord,
  decisionMessages: [],
  incomeProofType: null,
  changedConditions: false,
  amount: "300",
  period: 12,
  downPaymentAmount: null,
  paymentDay: null,
  productCode: null,
  offerValidTo: null,
  confirmedAt: null,
  contractUuid: null,
  purchaseUuid: null,
  ...change,
})

/** An application of the direct flow, with its contract once there is one. */
export const direct = (
  read: ApplicationReading,
  contractRead: ContractReading | null = null,
): DirectObservation => ({ application: read, contract: contractRead, contractUnread: false })
