import { type Answer, notFound, ok } from "../http/answer"
import { type Call, type Endpoint, inVersion3 } from "../http/endpoint"
import { type ReturnRange, returnRange } from "../life/versions"
import { contractOf } from "./contract-of"
import { asNumber } from "./session-view"

/** F1: whether a part may be given back, and how much. It exists in version 3 only. */
export const readChangeOptions: Endpoint = {
  id: "F1",
  method: "get",
  paths: inVersion3("contracts/:contractUuid/change-options"),
  handle: answerReadChangeOptions,
}

function answerReadChangeOptions(call: Call): Answer {
  const contract = contractOf(call)
  if (contract === undefined) return notFound("contract_not_found")
  return ok({ options: view(call, returnRange(call.world, contract)) })
}

/** The document does not show how the options are written. */
function view({ world }: Call, range: ReturnRange | null): unknown {
  const limits = range === null ? null : [asNumber(world, range.min), asNumber(world, range.max)]
  const [min, max] = limits ?? [null, null]
  const possible = range !== null
  const forms = {
    by_name: { partial_return: { possible, min_amount: min, max_amount: max } },
    list: [{ type: "PARTIAL_RETURN", available: possible, min_return_amount: min, max_return_amount: max }],
    upper_case: { PARTIAL_RETURN: { allowed: possible, amount_min: min, amount_max: max } },
    limits_only: possible ? { partial_return: { min, max } } : {},
  }
  return forms[world.settings.shapes.change_options]
}
