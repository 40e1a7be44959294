import { z } from "@medusajs/framework/zod"
import type { ApplicationUuid } from "../../core/partner/ids"
import { err, ok } from "../../core/shared/result"
import { acceptance } from "../http/decoders"
import type { FilePart } from "../http/multipart"
import type { PartnerEndpoint } from "./partner-endpoint"
import { inBothVersions } from "./paths"
import { codesOf } from "../http/request-codes"
import { word } from "./request-text"

/** Bytes of one file, milliseconds of an upload, files of one request: docs/unknowns.md, no limit is documented. */
export const MAX_ATTACHMENT_BYTES = 100 * 1024 * 1024
const UPLOAD_BUDGET_MS = 60_000
const MAX_FILES = 20

/** What a scan or a statement comes as; the first is what the service's samples show. */
const ATTACHMENT_TYPES = ["application/pdf", "image/jpeg", "image/png"] as const

/** Files that come one by one are looked at by whoever hands them on. */
const streamedRequest = z.object({
  /** For the service's people, who read it. */
  description: word.max(500),
})

const uploadRequest = streamedRequest.extend({
  files: z
    .array(z.object({ name: word.max(200), contentType: z.enum(ATTACHMENT_TYPES) }))
    .min(1)
    .max(MAX_FILES),
})

export interface UploadAttachmentsInput {
  readonly applicationUuid: ApplicationUuid
  readonly description: string
  /** Each is read once, as it is sent: it is never held whole nor written to a disk. */
  readonly files: readonly FilePart[] | AsyncIterable<FilePart>
}

/** Partner API, C8. */
const FILE_FIELD = "attachments[]"

/** C8: proof of income as files. Never repeated: its files are gone once they were read. */
export const uploadAttachments: PartnerEndpoint<UploadAttachmentsInput, undefined> = {
  id: "C8",
  group: "applications",
  method: "POST",
  retry: "never",
  budgetMs: UPLOAD_BUDGET_MS,
  paths: inBothVersions("/applications/{application}/attachments"),
  place: ({ input }) => ({ application: input.applicationUuid }),
  form: ({ input, choices }) => {
    const request = Array.isArray(input.files) ? uploadRequest : streamedRequest
    const checked = request.safeParse(input)
    if (!checked.success) return err(codesOf(checked.error))
    return ok({
      fields: { type: choices.attachmentType, description: checked.data.description },
      fileField: FILE_FIELD,
      files: input.files,
      maxFileBytes: MAX_ATTACHMENT_BYTES,
    })
  },
  decode: acceptance,
}
