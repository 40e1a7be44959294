import { type Answer, created, notFound, ok, unprocessable } from "../http/answer"
import { type Call, type Endpoint, inBothVersions, queryText } from "../http/endpoint"
import { printoutOf } from "../life/print-contract"
import { contractOf } from "./contract-of"

/** E1: the contract as a file, behind a link that needs no key. */
export const printContract: Endpoint = {
  id: "E1",
  method: "get",
  paths: inBothVersions("contracts/:contractUuid/printouts"),
  handle: answerPrintContract,
}

function answerPrintContract(call: Call): Answer {
  const { world } = call
  const contract = contractOf(call)
  if (contract === undefined) return notFound("contract_not_found")
  const anew = queryText(call, "force_regeneration") ?? "false"
  if (anew !== "true" && anew !== "false") return unprocessable(["force_regeneration_is_not_valid"])
  const printout = printoutOf(world, contract, anew === "true")
  const view = { uuid: contract.uuid, link: `${world.url}/printouts/${printout.uuid}.pdf` }
  const shape = world.settings.shapes.printout
  if (shape === "wrapped") return ok({ printout: view })
  return shape === "created" ? created(view) : ok(view)
}
