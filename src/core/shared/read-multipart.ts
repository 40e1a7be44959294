/** One part of a form: a file, or a plain field. It must be read before the next part is asked for. */
export interface FormPart {
  readonly name: string
  readonly isFile: boolean
  readonly content: AsyncIterable<Uint8Array>
}

/** The form ended early, or is none. It says nothing of what was in it. */
export class BrokenForm extends Error {
  constructor() {
    super("The form did not arrive whole.")
    this.name = "BrokenForm"
  }
}

/** RFC 2046, section 5.1.1: at most 70 characters. Null for what is no `multipart/form-data`. */
export function boundaryOf(contentType: string | undefined): string | null {
  const [, quoted, bare] =
    /^multipart\/form-data;.*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType ?? "") ?? []
  return quoted ?? bare ?? null
}

const LINE = Buffer.from("\r\n")
const END_OF_HEADERS = Buffer.from("\r\n\r\n")
const CLOSING = "--"

/** Bytes; a part's headers are two short lines. */
const MAX_HEADERS = 8 * 1024

/** How many of the last bytes may be the beginning of a delimiter. */
function begunAtEnd(bytes: Buffer, delimiter: Buffer): number {
  const first = delimiter.subarray(0, 1)
  let at = bytes.indexOf(first, Math.max(0, bytes.length - delimiter.length + 1))
  while (at >= 0 && !bytes.subarray(at).equals(delimiter.subarray(0, bytes.length - at)))
    at = bytes.indexOf(first, at + 1)
  return at < 0 ? 0 : bytes.length - at
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength)

/**
 * Bytes as they come, of which no more is held than the delimiter that may be on its way. They are handed on as they
 * came: copying each would double what a large file leaves behind for the garbage collector.
 */
class Bytes {
  #held: Buffer = LINE

  constructor(private readonly source: AsyncIterator<Uint8Array>) {}

  /** What stands before the delimiter, which is passed over. @throws BrokenForm when it never comes */
  async *until(delimiter: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#held.indexOf(delimiter)
      const piece = this.#cut(at >= 0 ? at : this.#held.length - begunAtEnd(this.#held, delimiter))
      if (at >= 0) this.#cut(delimiter.length)
      if (piece.length > 0) yield piece
      if (at >= 0) return
      await this.#more()
    }
  }

  async take(count: number): Promise<string> {
    while (this.#held.length < count) await this.#more()
    return this.#cut(count).toString("latin1")
  }

  #cut(count: number): Buffer {
    const piece = this.#held.subarray(0, count)
    this.#held = this.#held.subarray(count)
    return piece
  }

  async #more(): Promise<void> {
    const next = await this.source.next()
    if (next.done === true) throw new BrokenForm()
    this.#held = this.#held.length === 0 ? viewOf(next.value) : Buffer.concat([this.#held, next.value])
  }
}

async function headersOf(bytes: Bytes): Promise<string> {
  let text = ""
  for await (const piece of bytes.until(END_OF_HEADERS)) {
    text += piece.toString("utf8")
    if (text.length > MAX_HEADERS) throw new BrokenForm()
  }
  return text
}

/** @throws BrokenForm without a `Content-Disposition` that names the part */
function placeIn(headers: string): Pick<FormPart, "name" | "isFile"> {
  const disposition = /^content-disposition:\s*form-data(;.*)$/im.exec(headers)?.[1] ?? ""
  const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1]
  if (name === undefined) throw new BrokenForm()
  return { name, isFile: /;\s*filename\*?=/i.test(disposition) }
}

async function* watched(content: AsyncIterable<Uint8Array>, ended: () => void): AsyncGenerator<Uint8Array> {
  yield* content
  ended()
}

/**
 * Reads a form as it arrives (RFC 7578): nothing of it is held but what is being handed on.
 * @throws BrokenForm when it ends early, or when a part is asked for before the one before was read
 */
export async function* readMultipart(
  source: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<FormPart> {
  const chunks = source[Symbol.asyncIterator]()
  try {
    yield* partsOf(new Bytes(chunks), Buffer.from(`\r\n--${boundary}`))
  } finally {
    await chunks.return?.()
  }
}

async function* partsOf(bytes: Bytes, delimiter: Buffer): AsyncGenerator<FormPart> {
  for await (const _preamble of bytes.until(delimiter));
  while ((await nextSign(bytes)) !== CLOSING) {
    const place = placeIn(await headersOf(bytes))
    const part = { ended: false }
    const content = watched(bytes.until(delimiter), () => {
      part.ended = true
    })
    yield { ...place, content }
    if (!part.ended) throw new BrokenForm()
  }
}

/** After a delimiter comes a line's end and a part, or the sign that closes the form. */
async function nextSign(bytes: Bytes): Promise<string> {
  const sign = await bytes.take(CLOSING.length)
  if (sign !== CLOSING && sign !== "\r\n") throw new BrokenForm()
  return sign
}
