import { Readable } from "node:stream"
import axios from "axios"
import { isRedirectAllowed } from "../../core/shared/redirect-hosts"
import { err, ok, type Result } from "../../core/shared/result"
import type { SystemError } from "../../core/shared/system-error"
import { bodyOf } from "./answer"
import { wireFailureOf } from "./wire-failure"

/** How far a download may go. */
export interface DownloadBounds {
  /** `host` or `host:port`, as in `URL.host`; no other is asked. */
  readonly hosts: readonly string[]
  readonly maxBytes: number
  /** Milliseconds, up to the last byte. */
  readonly budgetMs: number
}

/** A file on its way. Reading it fails with a `BrokenDownload` when it does not come to its end. */
export interface Download {
  readonly contentType: string
  /** Null where the server does not say. */
  readonly bytes: number | null
  readonly content: Readable
}

/** The content ended early. It says how, and nothing else: no address, no header. */
export class BrokenDownload extends Error {
  constructor(readonly reason: "too_large" | "incomplete" | "timeout") {
    super(`The file could not be read to its end: ${reason}.`)
    this.name = "BrokenDownload"
  }
}

const DEFAULT_TYPE = "application/octet-stream"

async function* bounded(source: Readable, { maxBytes, ended }: { maxBytes: number; ended: AbortSignal }) {
  let bytes = 0
  try {
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) throw new BrokenDownload("too_large")
      yield chunk
    }
  } catch (error) {
    if (error instanceof BrokenDownload) throw error
    throw new BrokenDownload(ended.aborted ? "timeout" : "incomplete")
  } finally {
    source.destroy()
  }
}

const lengthOf = (header: unknown): number | null =>
  typeof header === "string" && /^\d{1,15}$/.test(header) ? Number(header) : null

const typeOf = (header: unknown): string =>
  typeof header === "string" && header !== "" ? header : DEFAULT_TYPE

const tooLarge = { kind: "unexpected_response", status: 0, problem: "too_large" } as const

/**
 * Fetches a file from an address that a system answered. It carries no key, follows no redirect and asks only the
 * listed hosts, over https or on this machine. The content is streamed and never held.
 */
export async function download(
  address: string,
  bounds: DownloadBounds,
): Promise<Result<Download, SystemError>> {
  const { hosts, maxBytes, budgetMs } = bounds
  if (!isRedirectAllowed(address, hosts))
    return err({ kind: "unexpected_response", status: 0, problem: "foreign_host" })
  const ended = AbortSignal.timeout(Math.max(1, Math.ceil(budgetMs)))
  try {
    const { status, headers, data } = await axios.request<Readable>({
      url: address,
      responseType: "stream",
      maxRedirects: 0,
      proxy: false,
      signal: ended,
      validateStatus: () => true,
    })
    const bytes = lengthOf(headers["content-length"])
    const fine = bodyOf({ status, body: "" })
    if (!fine.ok || (bytes !== null && bytes > maxBytes)) {
      data.destroy()
      return fine.ok ? err(tooLarge) : fine
    }
    const content = Readable.from(bounded(data, { maxBytes, ended }), { objectMode: false })
    return ok({ contentType: typeOf(headers["content-type"]), bytes, content })
  } catch (error) {
    return err(wireFailureOf(error))
  }
}
