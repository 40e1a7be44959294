import { type Answer, notFound, ok, refused, unprocessable } from "../http/answer"
import { type Call, type Endpoint, inVersion3 } from "../http/endpoint"
import { isJsonObject } from "../json"
import { activateVersion, whyNotActivated } from "../life/versions"
import { contractOf } from "./contract-of"
import { versionOf } from "./version-of"
import { versionView } from "./version-view"

/** F4: the drafted version takes effect at once. It exists in version 3 only. */
export const activateVersionEndpoint: Endpoint = {
  id: "F4",
  method: "patch",
  paths: inVersion3("contracts/:contractUuid/versions/:versionUuid/activate"),
  handle: answerActivateVersion,
}

function answerActivateVersion(call: Call): Answer {
  const { world, body } = call
  const contract = contractOf(call)
  if (contract === undefined) return notFound("contract_not_found")
  const version = versionOf(call, contract)
  if (version === undefined) return notFound("version_not_found")
  const wanted = world.settings.requests.activation_body
  if (wanted === "object" && !isJsonObject(body)) return refused(400, "body_is_missing")
  if (wanted === "none" && body !== undefined) return refused(400, "body_is_not_valid")
  const refusal = whyNotActivated(world, contract, version)
  if (refusal !== null) return unprocessable([refusal])
  activateVersion(world, contract, version)
  const view = versionView(world, version)
  const { uuid, status } = view
  const forms = { empty: undefined, empty_object: {}, version: view, status: { uuid, status } }
  return ok(forms[world.settings.shapes.version_activated])
}
