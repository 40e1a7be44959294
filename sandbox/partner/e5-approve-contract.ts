import { type Answer, noContent, notFound, unprocessable } from "../http/answer"
import { type Call, type Endpoint, inBothVersions } from "../http/endpoint"
import { approve } from "../life/activate"
import { contractOf } from "./contract-of"

/** E5: the merchant approves a signed contract that waits for it. */
export const approveContract: Endpoint = {
  id: "E5",
  method: "post",
  paths: inBothVersions("contracts/:contractUuid/merchant_approval"),
  handle: answerApproveContract,
}

function answerApproveContract(call: Call): Answer {
  const contract = contractOf(call)
  if (contract === undefined) return notFound("contract_not_found")
  return approve(call.world, contract) ? noContent() : unprocessable(["can_not_approve"])
}
