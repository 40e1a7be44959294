import { randomUUID } from "node:crypto"
import { Readable } from "node:stream"

/** A file on its way through: it is read once, as it is sent, and held nowhere. */
export interface FilePart {
  readonly name: string
  readonly contentType: string
  readonly content: AsyncIterable<Uint8Array>
}

/** A form with files, `multipart/form-data`. */
export interface Multipart {
  readonly fields: Readonly<Record<string, string>>
  /** The name under which every file is sent. */
  readonly fileField: string
  /** One after the other, the next only when the one before was sent. */
  readonly files: Iterable<FilePart> | AsyncIterable<FilePart>
  /** Bytes; a longer file ends the sending. */
  readonly maxFileBytes: number
}

/** Why a form could not be sent to its end: the system never had the whole of it, so it did nothing. */
export type UploadProblem = "attachment_is_too_large" | "attachment_is_not_readable"

/** A form as it goes out, once. */
export interface StreamedForm {
  readonly contentType: string
  readonly content: Readable
  /** Null while nothing is wrong with the files. */
  readonly problem: () => UploadProblem | null
}

/** Within quotes, as browsers write it. */
const quoted = (name: string): string =>
  name.replace(/["\r\n]/g, (character) => encodeURIComponent(character))

const CRLF = "\r\n"

/** Nothing of a file's own error goes on: it may quote the file. */
class Unsendable extends Error {
  constructor(readonly problem: UploadProblem) {
    super(problem)
  }
}

async function* contentOf(file: FilePart, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0
  try {
    for await (const chunk of file.content) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) throw new Unsendable("attachment_is_too_large")
      yield chunk
    }
  } catch (error) {
    throw error instanceof Unsendable ? error : new Unsendable("attachment_is_not_readable")
  }
}

async function* partsOf(form: Multipart, boundary: string): AsyncGenerator<Uint8Array | string> {
  const head = (name: string, more = "") =>
    `--${boundary}${CRLF}Content-Disposition: form-data; name="${quoted(name)}"${more}${CRLF}`
  for (const [name, value] of Object.entries(form.fields))
    yield `${head(name)}${CRLF}${value.replace(/[\r\n]+/g, " ")}${CRLF}`
  for await (const file of form.files) {
    yield `${head(form.fileField, `; filename="${quoted(file.name)}"`)}Content-Type: ${file.contentType}${CRLF}${CRLF}`
    yield* contentOf(file, form.maxFileBytes)
    yield CRLF
  }
  yield `--${boundary}--${CRLF}`
}

/** Opens a form for sending. Its files are read only as fast as they are sent. */
export function streamedForm(form: Multipart): StreamedForm {
  const boundary = `financing-${randomUUID()}`
  let problem: UploadProblem | null = null
  async function* watched() {
    try {
      yield* partsOf(form, boundary)
    } catch (error) {
      problem = error instanceof Unsendable ? error.problem : "attachment_is_not_readable"
      throw error
    }
  }
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    content: Readable.from(watched(), { objectMode: false }),
    problem: () => problem,
  }
}
