import { z } from "@medusajs/framework/zod"
import { contractStatusOf } from "../../core/partner/contract-status"
import { contractUuid } from "../../core/partner/ids"
import type { ContractReading } from "../../core/partner/observation"
import { processStatusOf } from "../../core/partner/process-status"
import { keptWord } from "../../core/partner/status-word"
import { isJsonObject } from "../http/casing"
import { flagOrNull, mark, shownText, text, textOrNull } from "../http/tolerant"

const LAST_FOUR = 4

/** Of an account only its end; of one so short that the end were all of it, nothing. */
const lastFour = (account: string | null): string | null => {
  const compact = (account ?? "").replace(/\s/g, "")
  return compact.length > 2 * LAST_FOUR ? compact.slice(-LAST_FOUR) : null
}

/** Service reference, E4: wrapped in `contract` or flat. */
const unwrapped = (body: unknown): unknown =>
  isJsonObject(body) && isJsonObject(body["contract"]) ? body["contract"] : body

/** Partner API, section 2.7: what is personal in the answer ends here. */
export const contractReading: z.ZodType<ContractReading> = z.preprocess(
  unwrapped,
  z
    .looseObject({
      uuid: contractUuid,
      status: text,
      processStatus: textOrNull,
      number: shownText,
      signedAt: shownText,
      customerSigned: mark,
      repSigned: mark,
      partnerApprovalAt: shownText,
      activatedAt: shownText,
      terminatedAt: shownText,
      activatorName: shownText,
      terminationReason: shownText,
      identificationSatisfied: flagOrNull,
      withdrawable: flagOrNull,
      payoutAccountNumber: shownText,
      payoutBankAccount: shownText,
      productCode: shownText,
    })
    .transform((contract) => ({
      uuid: contract.uuid,
      number: contract.number,
      status: contractStatusOf(contract.status),
      statusWord: keptWord(contract.status),
      processStatus: contract.processStatus === null ? null : processStatusOf(contract.processStatus),
      processWord: contract.processStatus === null ? null : keptWord(contract.processStatus),
      signedAt: contract.signedAt,
      customerSigned: contract.customerSigned,
      repSigned: contract.repSigned,
      partnerApprovalAt: contract.partnerApprovalAt,
      activatedAt: contract.activatedAt,
      terminatedAt: contract.terminatedAt,
      activatorName: contract.activatorName,
      terminationReason: contract.terminationReason,
      identificationSatisfied: contract.identificationSatisfied,
      withdrawable: contract.withdrawable,
      payoutAccountLastFour: lastFour(contract.payoutAccountNumber ?? contract.payoutBankAccount),
      productCode: contract.productCode,
    })),
)
