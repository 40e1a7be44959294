import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"

export interface Heard {
  readonly line: string
  readonly token: string | undefined
  readonly key: string | undefined
  readonly body: unknown
}

interface Answer {
  readonly status?: number
  readonly body?: unknown
}

export interface ScriptedStore {
  readonly url: string
  readonly heard: Heard[]
  /** Answered in this order. */
  readonly answer: (...answers: Answer[]) => void
  readonly close: () => Promise<void>
}

const read = async (request: IncomingMessage): Promise<string> => {
  let text = ""
  for await (const chunk of request) text += String(chunk)
  return text
}

/** A server that answers what it is told and keeps what it was asked. */
export async function scriptedStore(): Promise<ScriptedStore> {
  const heard: Heard[] = []
  const script: Answer[] = []
  const server = createServer((request, response) => {
    void read(request).then((text) => {
      const { headers } = request
      const header = (name: string) => headers[name]?.toString()
      heard.push({
        line: `${request.method ?? ""} ${request.url ?? ""}`,
        token: header("x-financing-token"),
        key: header("x-publishable-api-key"),
        body: text === "" ? null : (JSON.parse(text) as unknown),
      })
      const { status = 200, body = {} } = script.shift() ?? {}
      response.writeHead(status, { "content-type": "application/json" })
      response.end(typeof body === "string" ? body : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${String(port)}`,
    heard,
    answer: (...answers) => script.push(...answers),
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}
