/** One file part. */
export interface UploadedFile {
  readonly part: string
  readonly filename: string
  readonly bytes: Buffer
}

/** A parsed multipart body. */
export class Multipart {
  constructor(
    readonly files: readonly UploadedFile[],
    readonly fields: ReadonlyMap<string, string>,
  ) {}
}

/** Parses a multipart body (RFC 7578); null when it is not one. */
export function readMultipart(bytes: Buffer, contentType: string): Multipart | null {
  const boundary = /;\s*boundary="?([^";]+)"?/i.exec(contentType)?.[1]
  if (boundary === undefined) return null
  const parts = splitParts(bytes, boundary)?.map(readPart)
  if (parts === undefined) return null
  const files: UploadedFile[] = []
  const fields = new Map<string, string>()
  for (const part of parts) {
    if (part === null) return null
    if (part.filename === null) fields.set(part.name, part.content.toString("utf8"))
    else files.push({ part: part.name, filename: part.filename, bytes: part.content })
  }
  return new Multipart(files, fields)
}

/** What stands between the delimiters; null when the last one is missing, as in a body that was cut. */
function splitParts(bytes: Buffer, boundary: string): readonly Buffer[] | null {
  const delimiter = Buffer.from(`\r\n--${boundary}`, "latin1")
  const whole = Buffer.concat([Buffer.from("\r\n", "latin1"), bytes])
  const parts: Buffer[] = []
  let start = whole.indexOf(delimiter)
  while (start !== -1) {
    const begin = start + delimiter.length
    if (whole.subarray(begin, begin + 2).toString("latin1") === "--") return parts
    const end = whole.indexOf(delimiter, begin)
    if (end === -1) return null
    parts.push(whole.subarray(begin + 2, end))
    start = end
  }
  return null
}

function readPart(part: Buffer): { name: string; filename: string | null; content: Buffer } | null {
  const end = part.indexOf("\r\n\r\n")
  if (end === -1) return null
  const headers = part.subarray(0, end).toString("utf8")
  const disposition = /^content-disposition:\s*form-data;(.*)$/im.exec(headers)?.[1] ?? ""
  const name = /\bname="([^"]*)"/i.exec(disposition.replace(/filename\*?="[^"]*"/i, ""))?.[1]
  const filename = /\bfilename="([^"]*)"/i.exec(disposition)?.[1] ?? null
  return name === undefined ? null : { name, filename, content: part.subarray(end + 4) }
}
