import { type Answer, created, notFound, unprocessable } from "../http/answer"
import { type Call, type Endpoint, inBothVersions } from "../http/endpoint"
import { contractRefusalOf } from "../life/refusals"
import { allowedSigningMethods } from "../life/signing-methods"
import { signingPage, startSigning } from "../life/start-signing"
import { productOf } from "../shops"
import { type Contract, SIGNING_METHODS, type SigningMethod } from "../world/contract"
import { contractOf } from "./contract-of"
import { Form } from "./form"
import { signingView } from "./signing-view"

/** E2: begins the signing of a contract by one of the methods that its product allows. */
export const startSigningEndpoint: Endpoint = {
  id: "E2",
  method: "post",
  paths: inBothVersions("contracts/:contractUuid/signings"),
  handle: answerStartSigning,
}

function answerStartSigning(call: Call): Answer {
  const { world } = call
  const contract = contractOf(call)
  if (contract === undefined) return notFound("contract_not_found")
  const form = new Form(call.body, call.dialect)
  const method = form.word("method", SIGNING_METHODS)
  if (world.settings.unknown_fields === "refused") form.refuseUnknown()
  if (form.problems.length === 0 && !isAllowed(call, contract, method))
    form.refuse("method", "does_not_have_a_valid_value")
  if (form.problems.length > 0) return unprocessable(form.problems)
  const refusal = contractRefusalOf.sign(world, contract)
  if (refusal !== null) return unprocessable([refusal])
  startSigning(world, contract, method)
  return created(view(call, contract, method))
}

function isAllowed({ world, shop }: Call, { productCode }: Contract, method: SigningMethod): boolean {
  const product = productOf(shop, productCode)
  const any = world.settings.requests.signing_methods === "any"
  return product !== undefined && allowedSigningMethods(product.method, any).includes(method)
}

function view({ world }: Call, contract: Contract, method: SigningMethod): object | undefined {
  const { shapes } = world.settings
  if (method === "redirect") {
    const address = signingPage(world, contract.signing?.token ?? "")
    const name = shapes.signing_url
    return name === "signing" ? { signing: { redirect_url: address } } : { [name]: address }
  }
  const forms = {
    empty_object: {},
    signing: { signing: signingView(contract, method) },
    empty: undefined,
  }
  return forms[shapes.signing_started]
}
