import { Agent as HttpAgent } from "node:http"
import { Agent as HttpsAgent } from "node:https"
import axios, { type AxiosInstance } from "axios"
import { err, ok, type Result } from "../../core/shared/result"
import type { SystemError } from "../../core/shared/system-error"
import { streamedForm, type Multipart } from "./multipart"
import { wireFailureOf } from "./wire-failure"

/** Bytes. Answers of the systems are a few kilobytes of JSON; more is no answer. */
const MAX_BODY = 1024 * 1024

/** A form bounds its own files; any other number makes axios pass each chunk through one stream more. */
const UNBOUNDED = -1

/** Keeps axios from calling an absent body a form. */
const NO_HEADER = false

/** One request as it goes out. */
export interface WireRequest {
  readonly method: "GET" | "POST" | "PUT" | "PATCH"
  /** Below the base address, with its query. */
  readonly path: string
  /** JSON, a form with files, or null for no body at all. */
  readonly body: string | Multipart | null
  /** True for a command that is never repeated: an idle connection may die just as it is used again. */
  readonly freshConnection: boolean
}

/** One answer as it came in, whatever its status. */
export interface WireAnswer {
  readonly status: number
  readonly body: string
  readonly retryAfter: string | null
  /** Where a redirect leads, as it stands in the header; it is never followed. */
  readonly location: string | null
}

/** Keeps connections open between requests, one agent for each protocol. */
export interface Agents {
  readonly http: HttpAgent
  readonly https: HttpsAgent
}

export interface TransportSettings {
  readonly baseUrl: string
  readonly headers: Readonly<Record<string, string>>
  /** Shared with others; without it the transport has its own. */
  readonly agents?: Agents | undefined
}

/** The one way to a system. It holds the key, so nothing of it is ever handed out. */
export interface Transport {
  /** Sends once. The time covers everything, up to the last byte of the answer. */
  readonly exchange: (request: WireRequest, timeoutMs: number) => Promise<Result<WireAnswer, SystemError>>
  /** Ends idle connections. */
  readonly close: () => void
}

const asItIs = (data: unknown): unknown => data

const instanceOf = ({ baseUrl, headers }: TransportSettings): AxiosInstance =>
  axios.create({
    baseURL: baseUrl,
    headers: { ...headers, Accept: "application/json" },
    allowAbsoluteUrls: false,
    maxRedirects: 0,
    proxy: false,
    maxContentLength: MAX_BODY,
    maxBodyLength: MAX_BODY,
    responseType: "text",
    transformRequest: [asItIs],
    transformResponse: [asItIs],
    validateStatus: () => true,
  })

const textOf = (data: unknown): string => (typeof data === "string" ? data : "")

/** What is sent, how it is named, and how far it may go: a form has bounds of its own. */
const payloadOf = (body: string | Multipart | null) => {
  if (body === null) return { data: {}, contentType: NO_HEADER, form: null }
  if (typeof body === "string") return { data: { data: body }, contentType: "application/json", form: null }
  const form = streamedForm(body)
  return { data: { data: form.content, maxBodyLength: UNBOUNDED }, contentType: form.contentType, form }
}

const agents = (keepAlive: boolean): Agents => ({
  http: new HttpAgent({ keepAlive }),
  https: new HttpsAgent({ keepAlive }),
})

export function createTransport(settings: TransportSettings): Transport {
  const instance = instanceOf(settings)
  const kept = settings.agents ?? agents(true)
  const fresh = agents(false)
  return {
    async exchange(request, timeoutMs) {
      const { http: httpAgent, https: httpsAgent } = request.freshConnection ? fresh : kept
      const { data, contentType, form } = payloadOf(request.body)
      try {
        const answer = await instance.request<unknown>({
          method: request.method,
          url: request.path,
          httpAgent,
          httpsAgent,
          signal: AbortSignal.timeout(timeoutMs),
          headers: { "Content-Type": contentType },
          ...data,
        })
        const headerOf = (name: string): string | null => {
          const value: unknown = answer.headers[name]
          return typeof value === "string" ? value : null
        }
        return ok({
          status: answer.status,
          body: textOf(answer.data),
          retryAfter: headerOf("retry-after"),
          location: headerOf("location"),
        })
      } catch (error) {
        const problem = form?.problem() ?? null
        return err(
          problem === null ? wireFailureOf(error) : { kind: "rejected", status: 0, codes: [problem] },
        )
      } finally {
        form?.content.destroy()
      }
    },
    close() {
      for (const agent of [kept.http, kept.https, fresh.http, fresh.https]) agent.destroy()
    },
  }
}
