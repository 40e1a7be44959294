import { z } from "@medusajs/framework/zod"
import { decisionStatusOf } from "../../core/partner/decision-status"
import { applicationUuid, contractUuid } from "../../core/partner/ids"
import { incomeProofTypeOf } from "../../core/partner/income-proof"
import type { ApplicationReading } from "../../core/partner/observation"
import { keptWord } from "../../core/partner/status-word"
import type { JsonObject } from "../../core/shared/records"
import { isJsonObject } from "../http/casing"
import {
  decimalOrNull,
  flagOrNull,
  idOrNull,
  messages,
  shownText,
  textOrNull,
  wholeOrNull,
} from "../http/tolerant"
import { paymentScheduleOrNull, type PaymentSchedule } from "./payment-schedule-reading"

/** What C2 answers: where the application stands, and what is offered. */
export interface ApplicationDetails extends ApplicationReading {
  /** Null before there is an offer. */
  readonly schedule: PaymentSchedule | null
}

const objectOf = (value: unknown): JsonObject => (isJsonObject(value) ? value : {})

/**
 * One flat application: C1 answers it flat, C2 in `creditApplication` beside the product, the contract and the rest.
 * Service reference, C1: where the decision's own word is missing, `status` holds it.
 */
const flat = (body: unknown): unknown => {
  if (!isJsonObject(body)) return body
  const wrapped = body["creditApplication"] ?? body["application"]
  const application = isJsonObject(wrapped) ? wrapped : body
  const status = application["creditApplicationStatus"] ?? application["status"]
  const contract =
    typeof body["contract"] === "string" ? { uuid: body["contract"] } : objectOf(body["contract"])
  return {
    ...application,
    status,
    decisionStatus: application["decisionStatus"] ?? status,
    productCode: application["productCode"] ?? objectOf(body["product"])["code"],
    downPaymentAmount: application["downPaymentAmount"] ?? application["downPaymentAmountTotal"],
    contractUuid: contract["uuid"] ?? application["contractUuid"] ?? application["creditContractUuid"],
    purchaseUuid: objectOf(body["purchase"])["uuid"] ?? application["purchaseUuid"],
    paymentSchedule: body["paymentSchedule"],
  }
}

/** A word that must be there: an application without any status says nothing. */
const decisionWord = z.preprocess((value) => value ?? undefined, z.string())

/** Partner API, sections 2.4 and 2.5: what is personal in the answer ends here. */
export const applicationDetails: z.ZodType<ApplicationDetails> = z.preprocess(
  flat,
  z
    .looseObject({
      uuid: applicationUuid,
      previousUuid: idOrNull(applicationUuid),
      number: shownText,
      status: textOrNull,
      processStatus: textOrNull,
      decisionStatus: decisionWord,
      decisionMessages: messages,
      incomeProofType: textOrNull,
      changedConditions: flagOrNull,
      amount: decimalOrNull,
      period: wholeOrNull,
      downPaymentAmount: decimalOrNull,
      paymentDay: wholeOrNull,
      productCode: shownText,
      offerValidTo: shownText,
      confirmedAt: shownText,
      contractUuid: idOrNull(contractUuid),
      purchaseUuid: shownText,
      paymentSchedule: paymentScheduleOrNull,
    })
    .transform((read) => ({
      uuid: read.uuid,
      previousUuid: read.previousUuid,
      number: read.number,
      statusWord: read.status === null ? null : keptWord(read.status),
      processWord: read.processStatus === null ? null : keptWord(read.processStatus),
      decision: decisionStatusOf(read.decisionStatus),
      decisionWord: keptWord(read.decisionStatus),
      decisionMessages: read.decisionMessages,
      incomeProofType: read.incomeProofType === null ? null : incomeProofTypeOf(read.incomeProofType),
      changedConditions: read.changedConditions ?? false,
      amount: read.amount,
      period: read.period,
      downPaymentAmount: read.downPaymentAmount,
      paymentDay: read.paymentDay,
      productCode: read.productCode,
      offerValidTo: read.offerValidTo,
      confirmedAt: read.confirmedAt,
      contractUuid: read.contractUuid,
      purchaseUuid: read.purchaseUuid,
      schedule: read.paymentSchedule,
    })),
)
