import { type Answer, created, notFound, unprocessable } from "../http/answer"
import { type Call, type Endpoint, inBothVersions } from "../http/endpoint"
import { drawUp } from "../life/draw-up"
import { refusalOf } from "../life/refusals"
import type { Contract } from "../world/contract"
import { applicationOf } from "./application-of"
import { contractView } from "./contract-view"

/** C3: the customer accepts the offer; the contract is made. */
export const acceptApplication: Endpoint = {
  id: "C3",
  method: "post",
  paths: inBothVersions("applications/:applicationUuid/accept"),
  handle: answerAcceptApplication,
}

function answerAcceptApplication(call: Call): Answer {
  const application = applicationOf(call)
  if (application === undefined) return notFound("application_not_found")
  const refusal = refusalOf.accept(call.world, application)
  return refusal === null ? created(view(call, drawUp(call.world, application))) : unprocessable([refusal])
}

function view({ world, dialect }: Call, contract: Contract): object {
  const { shapes } = world.settings
  const { uuid } = contract
  const forms = {
    contract: { contract: { uuid } },
    flat: { uuid },
    contract_uuid: { contract_uuid: uuid },
    whole_contract: { contract: contractView(contract, { shapes, dialect }) },
  }
  return forms[shapes.accepted]
}
