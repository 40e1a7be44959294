import { createHash } from "node:crypto"
import { Multipart, type UploadedFile } from "../http/multipart"
import type { StoredAttachment } from "../world/application"
import type { Settings } from "../world/settings"

export type AttachmentForm =
  | { readonly ok: true; readonly attachments: readonly StoredAttachment[] }
  | { readonly ok: false; readonly codes: readonly string[] }

/** What a file begins with. Its name and declared type prove nothing. */
const FIRST_BYTES = {
  pdf: Buffer.from("%PDF-", "latin1"),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
} as const satisfies Record<StoredAttachment["kind"], Buffer>

/** Reads the parts of C8: files in `attachments[]`, `type` and `description`. Service reference, section 3. */
export function readAttachmentForm(body: unknown, settings: Settings): AttachmentForm {
  if (!(body instanceof Multipart)) return { ok: false, codes: ["attachments_is_missing"] }
  const files = body.files.filter(({ part }) => part === "attachments[]")
  const read = files.map((file) => stored(file))
  const attachments = read.filter((file) => file !== null)
  const codes = [
    ...fileCodes(files, settings),
    ...(attachments.length === files.length ? [] : ["attachments_type_is_not_valid"]),
    ...fieldCodes(body, settings),
    ...(files.length === body.files.length ? [] : ["attachments_is_not_valid"]),
  ]
  return codes.length === 0 ? { ok: true, attachments } : { ok: false, codes }
}

function stored({ filename, bytes }: UploadedFile): StoredAttachment | null {
  const kind = kindOf(bytes)
  if (kind === null) return null
  return { filename, kind, bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") }
}

function kindOf(bytes: Buffer): StoredAttachment["kind"] | null {
  const startsWith = (kind: StoredAttachment["kind"]): boolean =>
    bytes.subarray(0, FIRST_BYTES[kind].length).equals(FIRST_BYTES[kind])
  return (["pdf", "png", "jpeg"] as const).find(startsWith) ?? null
}

function fileCodes(files: readonly UploadedFile[], { attachments: limits }: Settings): readonly string[] {
  const checks: readonly (readonly [boolean, string])[] = [
    [files.length > 0, "attachments_is_missing"],
    [files.length <= limits.most, "attachments_count_is_not_valid"],
    [files.every(({ bytes }) => bytes.length <= limits.largest), "attachments_size_is_not_valid"],
  ]
  return checks.filter(([fits]) => !fits).map(([, code]) => code)
}

/** The document shows the files only; the public guides require the two texts too. */
function fieldCodes({ fields }: Multipart, { requests }: Settings): readonly string[] {
  const type = fields.get("type")
  const isRequired = requests.attachment_fields === "required"
  const codes: string[] = []
  if (type === undefined && isRequired) codes.push("type_is_missing")
  if (type !== undefined && type !== "income_proof_document") codes.push("type_does_not_have_a_valid_value")
  if (isRequired && !fields.has("description")) codes.push("description_is_missing")
  if (isRequired && fields.get("description")?.trim() === "") codes.push("description_is_empty")
  return codes
}
