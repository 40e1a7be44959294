import { type Answer, created, notFound, unprocessable } from "../http/answer"
import { type Call, type Endpoint, inVersion2 } from "../http/endpoint"
import { contractRefusalOf } from "../life/refusals"
import { contractOf } from "./contract-of"
import { Form } from "./form"

/** E9: the account to which the financing is paid. It exists in version 2 only. */
export const setPayoutAccount: Endpoint = {
  id: "E9",
  method: "post",
  paths: inVersion2("contracts/:contractUuid/payout_accounts"),
  handle: answerSetPayoutAccount,
}

/** The form of an IBAN; the sandbox does not check the check digits. */
const isAccount = (text: string): boolean => /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(text.replaceAll(" ", ""))

function answerSetPayoutAccount(call: Call): Answer {
  const { world, body, dialect } = call
  const contract = contractOf(call)
  if (contract === undefined) return notFound("contract_not_found")
  const form = new Form(body, dialect)
  const account = form.text(world.settings.requests.payout_account_key, isAccount).replaceAll(" ", "")
  if (world.settings.unknown_fields === "refused") form.refuseUnknown()
  if (form.problems.length > 0) return unprocessable(form.problems)
  const refusal = contractRefusalOf.setPayoutAccount(world, contract)
  if (refusal !== null) return unprocessable([refusal])
  contract.payoutAccount = account
  const view = { payout_account_number: account }
  const forms = { empty_object: {}, flat: view, wrapped: { payout_account: view }, empty: undefined }
  return created(forms[world.settings.shapes.payout_account_set])
}
