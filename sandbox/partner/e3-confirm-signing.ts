import { type Answer, created, notFound, unprocessable } from "../http/answer"
import { type Call, type Endpoint, inBothVersions } from "../http/endpoint"
import { contractRefusalOf } from "../life/refusals"
import { sign } from "../life/sign"
import { readConfirmationCode } from "./confirmation-code"
import { contractOf } from "./contract-of"
import { Form } from "./form"
import { signingView } from "./signing-view"

/** E3: confirms a signing by SMS with the code. */
export const confirmSigning: Endpoint = {
  id: "E3",
  method: "patch",
  paths: inBothVersions("contracts/:contractUuid/signings"),
  handle: answerConfirmSigning,
}

function answerConfirmSigning(call: Call): Answer {
  const { world } = call
  const contract = contractOf(call)
  if (contract === undefined) return notFound("contract_not_found")
  const form = new Form(call.body, call.dialect)
  form.word("method", ["sms"])
  const code = readConfirmationCode(form, world.settings, contract.signing?.code?.length ?? 0)
  if (world.settings.unknown_fields === "refused") form.refuseUnknown()
  if (form.problems.length > 0) return unprocessable(form.problems)
  const refusal = contractRefusalOf.confirmSigning(world, contract)
  if (refusal !== null) return unprocessable([refusal])
  if (contract.signing?.code !== code) return unprocessable(["confirmation_code_is_not_valid"])
  sign(world, contract, "sms")
  const forms = { signing: { signing: signingView(contract, "sms") }, empty_object: {}, empty: undefined }
  return created(forms[world.settings.shapes.signing_confirmed])
}
