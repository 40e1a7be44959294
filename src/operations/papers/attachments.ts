import { applicationUuid } from "../../core/partner/ids"
import { DEFAULT_UPLOADS, type UploadLimits } from "../../core/shared/direct-settings"
import { err, ok, type Result } from "../../core/shared/result"
import type { FilePart } from "../../clients/http/multipart"
import { refuse, type CommandOutcome, type CommandRefusal } from "../commands/command-outcome"
import type { Desk } from "../desk"
import { refreshFinancing } from "../refresh/refresh-financing"
import { CheckedFiles, type IncomingFile } from "./checked-files"
import { offeredPaper, type OfferedPaper } from "./offered-paper"
import { carryOut, intend, oneAtATime } from "./paper-run"

export interface AttachmentsGiven {
  readonly files: AsyncIterable<IncomingFile>
  readonly actor: string | null
  /** Of the plan; without them the usual ones. */
  readonly limits?: UploadLimits
}

/** For the service's people, who read it. */
const DESCRIPTION = "Proof of income"

/**
 * Hands on files that prove an income (C8), while the service waits for them. They are never held whole, nor written
 * to a disk, and never sent again by themselves: they are gone once they were read.
 */
export async function sendAttachments(
  desk: Desk,
  id: string,
  { files, actor, limits = DEFAULT_UPLOADS }: AttachmentsGiven,
): Promise<CommandOutcome> {
  const offered = await offeredPaper(desk, id, "attachments")
  if (!offered.ok) return offered
  return oneAtATime(desk, { id, of: "attachments" }, async () => {
    const checked = new CheckedFiles(files, limits)
    const parts = await begun(checked)
    return parts.ok ? send(desk, offered.value, { checked, parts: parts.value, actor }) : parts
  })
}

/** The first file is looked at before anything is sent. */
async function begun(checked: CheckedFiles): Promise<Result<AsyncIterable<FilePart>, CommandRefusal>> {
  const parts = checked.parts()
  try {
    const first = await parts.next()
    return first.done === true ? refusal("files_missing") : ok(from(first.value, parts))
  } catch {
    return refusal(checked.reason ?? "form_not_readable")
  }
}

const refusal = (reason: string): Result<never, CommandRefusal> => err({ reason, codes: [] })

async function* from(first: FilePart, rest: AsyncIterable<FilePart>): AsyncGenerator<FilePart> {
  yield first
  yield* rest
}

interface Sending {
  readonly checked: CheckedFiles
  readonly parts: AsyncIterable<FilePart>
  readonly actor: string | null
}

/** Not compensated: files that the service has cannot be taken back. */
async function send(
  desk: Desk,
  { client, financing }: OfferedPaper,
  { checked, parts, actor }: Sending,
): Promise<CommandOutcome> {
  const operation = await intend(desk, financing, { kind: "attachments", actor })
  const application = applicationUuid.parse(financing.remote_application_id)
  const sent = await carryOut(desk, { financing, operation }, () =>
    client.uploadAttachments({ applicationUuid: application, description: DESCRIPTION, files: parts }),
  )
  if (!sent.ok && checked.reason !== null) return refuse(checked.reason)
  if (!sent.ok && sent.error.reason === "paper_not_sent") return refuse("form_not_readable")
  const after = (await refreshFinancing(desk, financing.id)) ?? financing
  if (sent.ok || !sent.error.unclear) return sent.ok ? ok(after) : sent
  if (after.stage === "proving_income") return refuse("attachments_unclear")
  await desk.records.changeOperation({ id: operation.id, status: "unknown" }, { status: "done" })
  return ok(after)
}
