import { type Answer, noContent, notFound, unprocessable } from "../http/answer"
import { type Call, type Endpoint, inBothVersions } from "../http/endpoint"
import { endSession } from "../life/end-session"
import { mayContractMove } from "../life/move"
import { contractOf } from "./contract-of"

/** E6: cancels a contract that is not active yet, and its session with it. */
export const cancelContract: Endpoint = {
  id: "E6",
  method: "post",
  paths: inBothVersions("contracts/:contractUuid/cancel"),
  handle: answerCancelContract,
}

function answerCancelContract(call: Call): Answer {
  const contract = contractOf(call)
  const session = call.world.sessions.get(contract?.sessionUuid ?? "")
  if (contract === undefined || session === undefined) return notFound("contract_not_found")
  if (!mayContractMove(contract, "cancelled")) return unprocessable(["can_not_cancel"])
  return endSession(call.world, session, "cancelled") === null
    ? noContent()
    : unprocessable(["can_not_cancel"])
}
