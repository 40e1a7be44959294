import type { ContractReading } from "../../core/partner/observation"
import type { PartnerOverrides } from "../../core/partner/overrides"
import type { PartnerFacts } from "../../core/partner/partner-facts"
import type { Reading, StageFacts } from "../system"
import { partnerMethodOf } from "./method-of"

/** What we know ourselves of a financing, in the partner system's words. */
export const partnerFactsOf = (
  { method, approvalAgreed, withdrawalSent }: StageFacts,
  { processStatusMayBeAbsent }: PartnerOverrides,
): PartnerFacts => ({
  method: partnerMethodOf(method),
  approvalAgreed,
  withdrawalSent,
  processStatusMayBeAbsent,
})

/** The service's own words. @param leading the session's, or in the direct flow the decision's */
export const wordsOf = (leading: string, contract: ContractReading | null): Reading["words"] => ({
  session: leading,
  contract: contract?.statusWord ?? null,
  process: contract?.processWord ?? null,
})
