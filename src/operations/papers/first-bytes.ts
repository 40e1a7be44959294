import { fileKindOf, KIND_BYTES, type FileKind } from "../../core/shared/file-kind"

/** A file whose first bytes were read to know what it is; the content still holds them. */
export interface KnownFile {
  readonly kind: FileKind | null
  readonly content: AsyncGenerator<Uint8Array>
}

/** Reads only as much of a file as tells its kind. @throws whatever its source throws */
export async function knownFile(source: AsyncIterable<Uint8Array>): Promise<KnownFile> {
  const chunks = source[Symbol.asyncIterator]()
  let start: Uint8Array = new Uint8Array()
  let next = await chunks.next()
  while (next.done !== true) {
    start = start.length === 0 ? next.value : Buffer.concat([start, next.value])
    if (start.length >= KIND_BYTES) break
    next = await chunks.next()
  }
  return { kind: fileKindOf(start), content: wholeOf(start, chunks) }
}

async function* wholeOf(start: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield start
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}
