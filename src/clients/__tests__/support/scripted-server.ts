import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo, Socket } from "node:net"

export interface SeenRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage["headers"]
  readonly body: string
  /** Which connection it came over, counted from 1. */
  readonly connection: number
}

/** What the server does with one request. */
export type Scene = (response: ServerResponse, request: IncomingMessage) => void

export interface ScriptedServer {
  readonly url: string
  readonly requests: readonly SeenRequest[]
  /** The scenes of the requests to come; the last one stays. */
  play(...scenes: readonly Scene[]): void
  close(): Promise<void>
}

export const answer =
  (status: number, body: unknown = "", headers: Record<string, string> = {}): Scene =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers })
    response.end(typeof body === "string" ? body : JSON.stringify(body))
  }

/** Reads the request and never answers. */
export const silence: Scene = () => undefined

/** Answers with headers at once, then a byte now and then, for ever. */
export const drip: Scene = (response) => {
  response.writeHead(200, { "content-type": "application/json" })
  const timer = setInterval(() => response.write(" "), 20)
  response.on("close", () => {
    clearInterval(timer)
  })
}

/** Sends part of a body that it announced to be longer, then nothing. */
export const stall: Scene = (response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "1000" })
  response.write('{"uuid":')
}

/** Cuts the connection in place of an answer. */
export const reset: Scene = (_, request) => {
  request.socket.resetAndDestroy()
}

/** Cuts the connection in the middle of the body. */
export const cutOff: Scene = (response, request) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "1000" })
  response.write('{"uuid":', () => request.socket.destroy())
}

/** Speaks something that is not HTTP. */
export const gibberish: Scene = (_, request) => {
  request.socket.end("SSH-2.0-OpenSSH\r\n\r\n")
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString("utf8")
}

/** A real HTTP server on this machine that plays what a test tells it. */
export async function startScriptedServer(): Promise<ScriptedServer> {
  const requests: SeenRequest[] = []
  const connections = new Map<Socket, number>()
  let scenes: Scene[] = [answer(200)]
  const server = createServer((request, response) => {
    const read = bodyOf(request).then((body) => {
      const { method = "", url = "", headers, socket } = request
      if (!connections.has(socket)) connections.set(socket, connections.size + 1)
      requests.push({ method, url, headers, body, connection: connections.get(socket) ?? 0 })
      const scene = scenes.length > 1 ? scenes.shift() : scenes[0]
      scene?.(response, request)
    })
    // A client that goes away in the middle of its body is no failure of the test.
    read.catch(() => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${String(port)}`,
    requests,
    play: (...next) => {
      scenes = [...next]
      requests.length = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}
