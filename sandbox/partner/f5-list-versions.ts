import { type Answer, notFound, ok } from "../http/answer"
import { type Call, type Endpoint, inVersion3 } from "../http/endpoint"
import { contractOf } from "./contract-of"
import { versionView } from "./version-view"

/** F5: every version of a contract, the first one first. It exists in version 3 only. */
export const listVersions: Endpoint = {
  id: "F5",
  method: "get",
  paths: inVersion3("contracts/:contractUuid/versions"),
  handle: answerListVersions,
}

function answerListVersions(call: Call): Answer {
  const contract = contractOf(call)
  if (contract === undefined) return notFound("contract_not_found")
  const list = contract.versions.map((version) => versionView(call.world, version))
  const forms = {
    list,
    versions: { versions: list },
    contract_versions: { contract_versions: list },
    content: { content: list },
  }
  return ok(forms[call.world.settings.shapes.versions])
}
