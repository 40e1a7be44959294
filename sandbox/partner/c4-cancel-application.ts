import { type Answer, noContent, notFound, unprocessable } from "../http/answer"
import { type Call, type Endpoint, inBothVersions } from "../http/endpoint"
import { cancelApplication } from "../life/cancel-application"
import { refusalOf } from "../life/refusals"
import { applicationOf } from "./application-of"

/** C4: the customer does not want the offer. */
export const cancelApplicationEndpoint: Endpoint = {
  id: "C4",
  method: "post",
  paths: inBothVersions("applications/:applicationUuid/cancel"),
  handle: answerCancelApplication,
}

function answerCancelApplication(call: Call): Answer {
  const application = applicationOf(call)
  if (application === undefined) return notFound("application_not_found")
  const refusal = refusalOf.cancelApplication(call.world, application)
  if (refusal !== null) return unprocessable([refusal])
  cancelApplication(call.world, application)
  return noContent()
}
