import { type Answer, noContent, notFound, unprocessable } from "../http/answer"
import { type Call, type Endpoint, inBothVersions } from "../http/endpoint"
import { cancelContract } from "../life/end-session"
import { contractOf } from "./contract-of"

/** E6: cancels a contract that is not active yet, and its session with it. */
export const cancelContractEndpoint: Endpoint = {
  id: "E6",
  method: "post",
  paths: inBothVersions("contracts/:contractUuid/cancel"),
  handle: answerCancelContract,
}

function answerCancelContract(call: Call): Answer {
  const contract = contractOf(call)
  if (contract === undefined) return notFound("contract_not_found")
  return cancelContract(call.world, contract) === null ? noContent() : unprocessable(["can_not_cancel"])
}
