import type { IncomingMessage } from "node:http"
import { boundaryOf, BrokenForm, readMultipart } from "../core/shared/read-multipart"

/** The field that carries files, with or without the brackets that some form libraries leave out. */
const FILE_FIELDS: readonly string[] = ["attachments[]", "attachments"]

/**
 * The files of a form as they arrive, one after the other. Anything else in the form is passed over.
 * @throws BrokenForm while they are read, when the request is no form or does not come to its end
 */
export async function* filesOf(request: IncomingMessage): AsyncGenerator<AsyncIterable<Uint8Array>> {
  const boundary = boundaryOf(request.headers["content-type"])
  if (boundary === null) throw new BrokenForm()
  // The connection outlives a refused file: its answer is still to be sent.
  const source: AsyncIterable<Uint8Array> = {
    [Symbol.asyncIterator]: () => request.iterator({ destroyOnReturn: false }),
  }
  for await (const part of readMultipart(source, boundary)) {
    if (part.isFile && FILE_FIELDS.includes(part.name)) yield part.content
    else for await (const _passed of part.content);
  }
}

/** What is still on its way is let go by, so that the browser gets to read the answer. */
export async function passBy(request: IncomingMessage, files: AsyncGenerator): Promise<void> {
  await files.return(undefined).catch(() => undefined)
  request.resume()
}
