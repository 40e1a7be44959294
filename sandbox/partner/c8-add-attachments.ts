import { type Answer, created, notFound, unprocessable } from "../http/answer"
import { type Call, type Endpoint, inBothVersions } from "../http/endpoint"
import { refusalOf } from "../life/refusals"
import { proofArrived } from "../life/retrieve-statement"
import type { StoredAttachment } from "../world/application"
import { applicationOf } from "./application-of"
import { readAttachmentForm } from "./attachment-form"

/** C8: brings files that prove an income, instead of C6 and C7. */
export const addAttachments: Endpoint = {
  id: "C8",
  method: "post",
  paths: inBothVersions("applications/:applicationUuid/attachments"),
  handle: answerAddAttachments,
}

function answerAddAttachments(call: Call): Answer {
  const { world, body } = call
  const application = applicationOf(call)
  if (application === undefined) return notFound("application_not_found")
  const form = readAttachmentForm(body, world.settings)
  if (!form.ok) return unprocessable(form.codes)
  const refusal = refusalOf.attachStatement(world, application)
  if (refusal !== null) return unprocessable([refusal])
  application.attachments = [...application.attachments, ...form.attachments]
  const answer = created(view(call, form.attachments))
  proofArrived(world, application)
  return answer
}

function view({ world }: Call, attachments: readonly StoredAttachment[]): unknown {
  const list = attachments.map(({ filename, bytes }) => ({ filename, size: bytes }))
  const forms = { empty_object: {}, list, wrapped: { attachments: list }, empty: undefined }
  return forms[world.settings.shapes.attachments]
}
