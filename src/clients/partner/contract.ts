import type { ContractUuid } from "../../core/partner/ids"
import type { ContractReading } from "../../core/partner/observation"
import { acceptance, jsonAnswer } from "../http/decoders"
import { byVersion } from "../http/endpoint"
import { contractReading } from "./contract-reading"
import type { PartnerEndpoint } from "./partner-endpoint"

export interface ContractInput {
  readonly contractUuid: ContractUuid
}

const contractPaths = (v2: string, v3: string) =>
  byVersion(
    `/partner/v2/shops/{shop}/contracts/{contract}${v2}`,
    `/partner/v3/shops/{shop}/contracts/{contract}${v3}`,
  )

const place = (input: ContractInput) => ({ contract: input.contractUuid })

/** E4: where a contract stands. Not to be called for pay next month (service reference, section 8.1). */
export const readContract: PartnerEndpoint<ContractInput, ContractReading> = {
  id: "E4",
  group: "contracts",
  method: "GET",
  retry: "read",
  paths: contractPaths("", ""),
  place,
  decode: jsonAnswer(contractReading),
  answers: (input, contract) => contract.uuid === input.contractUuid,
}

/** E5: the merchant approves. Never repeated by itself: read E4 when the outcome is unknown. */
export const approveContract: PartnerEndpoint<ContractInput, undefined> = {
  id: "E5",
  group: "contracts",
  method: "POST",
  retry: "never",
  paths: contractPaths("/merchant_approval", "/merchant-approval"),
  place,
  decode: acceptance,
}

/** E6: the merchant cancels. Never repeated by itself: read E4 when the outcome is unknown. */
export const cancelContract: PartnerEndpoint<ContractInput, undefined> = {
  id: "E6",
  group: "contracts",
  method: "POST",
  retry: "never",
  paths: contractPaths("/cancel", "/cancel"),
  place,
  decode: acceptance,
}
