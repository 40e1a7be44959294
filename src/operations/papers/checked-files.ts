import { DEFAULT_UPLOADS, type UploadLimits } from "../../core/shared/direct-settings"
import type { FileKind } from "../../core/shared/file-kind"
import type { FilePart } from "../../clients/http/multipart"
import { knownFile } from "./first-bytes"
import { keepPace } from "./pace"

/** A file of a form on its way: its name and type prove nothing and are not asked for. */
export type IncomingFile = AsyncIterable<Uint8Array>

type FileProblem = "kind" | "size" | "total" | "count"

/** The reason word of a refused file: it names its position, never its name. */
const fileReason = (problem: FileProblem, position: number): string =>
  `attachment_${problem}_${String(position)}`

/** Ends the sending: the service never has the whole of it, so it does nothing. */
class RefusedFile extends Error {
  constructor(readonly reason: string) {
    super(reason)
  }
}

const ENDINGS = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
} as const satisfies Record<FileKind, string>

/** Looks at each file as it comes: its kind by its first bytes, its size and their number. */
export class CheckedFiles {
  #reason: string | null = null
  #position = 0
  #bytes = 0

  constructor(
    private readonly files: AsyncIterable<IncomingFile>,
    private readonly limits: UploadLimits = DEFAULT_UPLOADS,
  ) {}

  /** Why a file was refused; null while nothing is wrong with them. */
  get reason(): string | null {
    return this.#reason
  }

  async *parts(): AsyncGenerator<FilePart> {
    for await (const file of this.files) {
      this.#position += 1
      if (this.#position > this.limits.max_files) this.#refuse("count")
      const { kind, content } = await knownFile(file)
      if (kind === null) return this.#refuse("kind")
      yield { name: this.#nameOf(kind), contentType: kind, content: this.#measured(content) }
    }
  }

  /** The name that a person gave a file may say who it is about: the service gets one of ours. */
  #nameOf(kind: FileKind): string {
    return `attachment-${String(this.#position)}.${ENDINGS[kind]}`
  }

  async *#measured(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let bytes = 0
    for await (const chunk of content) {
      bytes += chunk.byteLength
      this.#bytes += chunk.byteLength
      if (bytes > this.limits.max_bytes) this.#refuse("size")
      if (this.#bytes > this.limits.max_bytes) this.#refuse("total")
      await keepPace(chunk.byteLength)
      yield chunk
    }
  }

  /** @throws RefusedFile always */
  #refuse(problem: FileProblem): never {
    this.#reason = fileReason(problem, this.#position)
    throw new RefusedFile(this.#reason)
  }
}

const SENTENCES = {
  kind: "is neither a PDF nor a JPEG or PNG picture",
  size: "is larger than 25 MB",
  total: "makes all files together larger than 25 MB",
  count: "is one more than the 10 files that can be sent at once",
} as const satisfies Record<FileProblem, string>

const PROBLEMS: readonly FileProblem[] = ["kind", "size", "total", "count"]
/** The most that a plan allows, and the one that is too many. */
const MOST_POSITIONS = 21
const POSITIONS = Array.from({ length: MOST_POSITIONS }, (_, at) => at + 1)

/** A sentence for each reason word, under the usual limits. */
export const FILE_SENTENCES: Readonly<Record<string, string>> = Object.fromEntries(
  PROBLEMS.flatMap((problem) =>
    POSITIONS.map((position) => [
      fileReason(problem, position),
      `File ${String(position)} ${SENTENCES[problem]}. Nothing was sent to the service; choose the files again.`,
    ]),
  ),
)
