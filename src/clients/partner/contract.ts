import type { ContractReading } from "../../core/partner/observation"
import { ok } from "../../core/shared/result"
import { acceptance, jsonAnswer } from "../http/decoders"
import { anotherUnless } from "../http/endpoint"
import { placeOfContract, type ContractInput } from "./contract-place"
import { contractReading } from "./contract-reading"
import type { PartnerEndpoint } from "./partner-endpoint"
import { inBothVersions } from "./paths"

/** E4: where a contract stands. Not to be called for pay next month (service reference, section 8.1). */
export const readContract: PartnerEndpoint<ContractInput, ContractReading> = {
  id: "E4",
  group: "contracts",
  method: "GET",
  retry: "read",
  paths: inBothVersions("/contracts/{contract}"),
  place: placeOfContract,
  decode: jsonAnswer(contractReading),
  flaw: ({ input }, contract) => anotherUnless(contract.uuid === input.contractUuid),
}

/** E5: the merchant approves. Never repeated by itself: read E4 when the outcome is unknown. */
export const approveContract: PartnerEndpoint<ContractInput, undefined> = {
  id: "E5",
  group: "contracts",
  method: "POST",
  retry: "never",
  paths: inBothVersions("/contracts/{contract}/merchant_approval"),
  place: placeOfContract,
  decode: acceptance,
}

/** E6: the merchant cancels. Never repeated by itself: read E4 when the outcome is unknown. */
export const cancelContract: PartnerEndpoint<ContractInput, undefined> = {
  id: "E6",
  group: "contracts",
  method: "POST",
  retry: "never",
  paths: inBothVersions("/contracts/{contract}/cancel"),
  place: placeOfContract,
  decode: acceptance,
}

/**
 * E8: takes the whole contract back. Accepted is not done: read E4 until it is terminated. Never repeated by itself.
 */
export const withdrawContract: PartnerEndpoint<ContractInput, undefined> = {
  id: "E8",
  group: "contracts",
  method: "POST",
  retry: "never",
  paths: inBothVersions("/contracts/{contract}/merchant_withdrawal"),
  place: placeOfContract,
  body: ({ choices: { extraBody } }) => ok(extraBody.withdrawal === undefined ? {} : extraBody.withdrawal),
  decode: acceptance,
}
