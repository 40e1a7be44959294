import { isPayable, isWithin, money } from "../money"
import { type Answer, created, notFound, unprocessable } from "../http/answer"
import { type Call, type Endpoint, inVersion3 } from "../http/endpoint"
import { draftVersion, returnRange } from "../life/versions"
import type { ContractVersion } from "../world/contract-version"
import { contractOf } from "./contract-of"
import { Form } from "./form"
import { versionView } from "./version-view"

/** F2: drafts the version of a contract after a partial return. It exists in version 3 only. */
export const draftVersionEndpoint: Endpoint = {
  id: "F2",
  method: "post",
  paths: inVersion3("contracts/:contractUuid/versions"),
  handle: answerDraftVersion,
}

function answerDraftVersion(call: Call): Answer {
  const { world, body, dialect } = call
  const contract = contractOf(call)
  if (contract === undefined) return notFound("contract_not_found")
  const form = new Form(body, dialect)
  const details = form.object("contract_change_details")
  details.word("type", ["PARTIAL_RETURN"])
  const amount = money(details.number("return_amount", isPayable))
  if (world.settings.unknown_fields === "refused") for (const part of [details, form]) part.refuseUnknown()
  if (form.problems.length > 0) return unprocessable(form.problems)
  const range = returnRange(world, contract)
  if (range === null) return unprocessable(["partial_return_is_not_possible"])
  if (!isWithin(amount, range.min, range.max))
    return unprocessable(["contract_change_details_return_amount_is_not_valid"])
  return created(view(call, draftVersion(world, contract, amount)))
}

function view({ world }: Call, version: ContractVersion): object {
  const flat = versionView(world, version)
  const forms = { flat, wrapped: { version: flat }, contract_version: { contract_version: flat } }
  return forms[world.settings.shapes.version]
}
