import { type Answer, created, notFound, unprocessable } from "../http/answer"
import { type Call, type Endpoint, inBothVersions } from "../http/endpoint"
import { refusalOf } from "../life/refusals"
import { openRetrieval } from "../life/retrieve-statement"
import type { Retrieval } from "../world/customer-page"
import { ownApplication } from "./application-of"
import { BANKS } from "./banks"
import { isWebAddress } from "./field-tests"
import { Form } from "./form"

/** Service reference, section 3, C7; `en` stands in the sample only. */
const LOCALES = ["et", "lv", "lt", "pl", "cz", "ru", "en"] as const

/** C7: sends the customer to the bank. */
export const initiateRetrieval: Endpoint = {
  id: "C7",
  method: "post",
  paths: inBothVersions("account_statements/initiate_retrieval"),
  handle: answerInitiateRetrieval,
}

function answerInitiateRetrieval(call: Call): Answer {
  const { world, body, dialect } = call
  const form = new Form(body, dialect)
  const uuid = form.text("application_uuid")
  const returnUrl = form.text("return_url", isWebAddress)
  const bankId = form.text("bank_id")
  const bank = BANKS.find(({ id }) => id === bankId)
  if (bankId !== "" && bank === undefined) form.refuse("bank_id", "does_not_have_a_valid_value")
  form.word("locale", LOCALES)
  if (world.settings.unknown_fields === "refused") form.refuseUnknown()
  if (form.problems.length > 0) return unprocessable(form.problems)
  const application = ownApplication(call, uuid)
  if (application === undefined) return notFound("application_not_found")
  const refusal = refusalOf.retrieveStatement(world, application)
  if (refusal !== null) return unprocessable([refusal])
  return created(view(call, openRetrieval(world, { application, bankName: bank?.name ?? "", returnUrl })))
}

function view({ world }: Call, { uuid }: Retrieval): object {
  const address = `${world.url}/bank/retrievals/${uuid}`
  const forms = {
    redirect_url: { retrieval_id: uuid, redirect_url: address },
    url: { retrieval_id: uuid, url: address },
    wrapped: { retrieval: { retrieval_id: uuid, redirect_url: address } },
  }
  return forms[world.settings.shapes.retrieval]
}
