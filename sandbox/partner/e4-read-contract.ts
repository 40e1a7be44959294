import { type Answer, notFound, ok } from "../http/answer"
import { type Call, type Endpoint, inBothVersions } from "../http/endpoint"
import { contractOf } from "./contract-of"
import { contractView, wrapsContract } from "./contract-view"

/** E4: a contract's details. Not for pay next month, whose contract no endpoint knows. */
export const readContract: Endpoint = {
  id: "E4",
  method: "get",
  paths: inBothVersions("contracts/:contractUuid"),
  handle: answerReadContract,
}

function answerReadContract(call: Call): Answer {
  const contract = contractOf(call)
  if (contract === undefined) return notFound("contract_not_found")
  const { shapes } = call.world.settings
  const view = contractView(contract, { shapes, dialect: call.dialect })
  return ok(wrapsContract(shapes, call.dialect) ? { contract: view } : view)
}
