import { type Answer, created, notFound, unprocessable } from "../http/answer"
import { type Call, type Endpoint, inBothVersions } from "../http/endpoint"
import { refusalOf } from "../life/refusals"
import { APPLICATION_SIGNING_METHODS, confirmApplication, signApplication } from "../life/sign-application"
import type { Application } from "../world/application"
import { applicationOf } from "./application-of"
import { readConfirmationCode } from "./confirmation-code"
import { Form } from "./form"
import { moment } from "./session-view"

const PATH = "applications/:applicationUuid/signings"

/** C5, POST: signs the application, or sends the code for it. */
export const signApplicationEndpoint: Endpoint = {
  id: "C5",
  method: "post",
  paths: inBothVersions(PATH),
  handle: answerSignApplication,
}

/** C5, PATCH: confirms the code. */
export const confirmApplicationEndpoint: Endpoint = {
  id: "C5",
  method: "patch",
  paths: inBothVersions(PATH),
  handle: answerConfirmApplication,
}

function answerSignApplication(call: Call): Answer {
  const application = applicationOf(call)
  if (application === undefined) return notFound("application_not_found")
  const form = new Form(call.body, call.dialect)
  const method = form.word("method", APPLICATION_SIGNING_METHODS)
  if (form.problems.length > 0) return unprocessable(form.problems)
  const refusal = refusalOf.signApplication(call.world, application)
  if (refusal !== null) return unprocessable([refusal])
  signApplication(call.world, application, method)
  return created(view(call, application))
}

function answerConfirmApplication(call: Call): Answer {
  const { world } = call
  const application = applicationOf(call)
  if (application === undefined) return notFound("application_not_found")
  const form = new Form(call.body, call.dialect)
  form.word("method", ["sms"])
  const code = readConfirmationCode(form, world.settings, application.signingCode?.length ?? 0)
  if (form.problems.length > 0) return unprocessable(form.problems)
  const refusal = refusalOf.confirmApplication(world, application)
  if (refusal !== null) return unprocessable([refusal])
  return confirmApplication(world, application, code)
    ? created(view(call, application))
    : unprocessable(["confirmation_code_is_not_valid"])
}

function view({ world }: Call, { uuid, number, confirmedAt }: Application): object | undefined {
  const signed = { uuid, number, confirmed_at: moment(confirmedAt) }
  const forms = {
    credit_application: { credit_application: signed },
    flat: signed,
    empty_object: {},
    empty: undefined,
  }
  return forms[world.settings.shapes.application_signing]
}
