import { type Answer, notFound, ok, unprocessable } from "../http/answer"
import { type Call, type Endpoint, inBothVersions, queryText } from "../http/endpoint"
import { initialOf, latestOf } from "../life/find-application"
import { showOffer } from "../life/show-offer"
import type { Application } from "../world/application"
import type { World } from "../world/world"
import { applicationDetails } from "./application-details"
import { applicationOf } from "./application-of"

/** C2: an application's details, with the decision and the offer. */
export const readApplication: Endpoint = {
  id: "C2",
  method: "get",
  paths: inBothVersions("applications/:applicationUuid"),
  handle: answerReadApplication,
}

/** Which application of a chain of changed conditions is answered. Service reference, section 3, C2. */
const CHOICES: Readonly<Record<string, (world: World, application: Application) => Application>> = {
  latest: latestOf,
  initial: initialOf,
  exact: (_world, application) => application,
}

function answerReadApplication(call: Call): Answer {
  const asked = applicationOf(call)
  if (asked === undefined) return notFound("application_not_found")
  const choose = CHOICES[queryText(call, "type") ?? "latest"]
  if (choose === undefined) return unprocessable(["type_does_not_have_a_valid_value"])
  const application = choose(call.world, asked)
  showOffer(call.world, application)
  return ok(applicationDetails(call, application))
}
