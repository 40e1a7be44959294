import { type Answer, created, noContent, notFound, unprocessable } from "../http/answer"
import { type Call, type Endpoint, inBothVersions } from "../http/endpoint"
import { isJsonObject } from "../json"
import { withdraw } from "../life/activate"
import { contractRefusalOf } from "../life/refusals"
import type { Contract } from "../world/contract"
import { contractOf } from "./contract-of"
import { contractView } from "./contract-view"

/** E8: takes an active contract back as a whole. */
export const withdrawContract: Endpoint = {
  id: "E8",
  method: "post",
  paths: inBothVersions("contracts/:contractUuid/merchant_withdrawal"),
  handle: answerWithdrawContract,
}

function answerWithdrawContract(call: Call): Answer {
  const { world } = call
  const contract = contractOf(call)
  if (contract === undefined) return notFound("contract_not_found")
  const problems = whyNotRead(call)
  if (problems.length > 0) return unprocessable(problems)
  const refusal = contractRefusalOf.withdraw(world, contract)
  if (refusal !== null) return unprocessable([refusal])
  withdraw(world, contract)
  return view(call, contract)
}

/** The document does not show the body's fields: the setting says what the service wants. */
function whyNotRead({ world, body }: Call): readonly string[] {
  const wanted = world.settings.requests.withdrawal_body
  if (wanted === "none") return body === undefined ? [] : ["body_is_not_valid"]
  if (body !== undefined && !isJsonObject(body)) return ["body_is_not_valid"]
  const hasReason = isJsonObject(body) && typeof body.reason === "string" && body.reason !== ""
  return wanted === "reason" && !hasReason ? ["reason_is_missing"] : []
}

function view({ world, dialect }: Call, contract: Contract): Answer {
  const { shapes } = world.settings
  const { uuid, status } = contract
  const forms = {
    empty: noContent(),
    empty_object: created({}),
    contract: created({ contract: contractView(contract, { shapes, dialect }) }),
    withdrawal: created({ withdrawal: { contract_uuid: uuid, contract_status: status } }),
  }
  return forms[shapes.withdrawal]
}
