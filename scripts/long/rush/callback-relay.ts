import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { setTimeout as pause } from "node:timers/promises"

import type { Passage } from "./plan-purchases"

export type CallbackRelay = {
  /** The one address of the store that the service knows, whatever number of processes stands behind it. */
  readonly url: string
  /** The processes behind it. */
  readonly lead: (urls: readonly string[]) => void
  /** What to do with the callbacks of this session, one passage for each that arrives. */
  readonly expect: (sessionUuid: string, passages: readonly Passage[]) => void
  readonly close: () => Promise<void>
}

type Itineraries = Map<string, Passage[]>

const AT_ONCE: Passage = { afterMs: 0, door: 0 }

/** A load balancer that is unfair on purpose: holds every callback as planned, then hands it to the planned process. */
export async function openCallbackRelay(): Promise<CallbackRelay> {
  const itineraries: Itineraries = new Map()
  let doors: readonly string[] = []
  const server = createServer((request, response) => {
    void pass(request, response, { itineraries, doors })
  })
  const port = await listen(server)
  return {
    url: `http://localhost:${port}`,
    lead: (urls) => {
      doors = urls
    },
    expect: (sessionUuid, passages) => {
      itineraries.set(sessionUuid, [...passages])
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

type Routes = { readonly itineraries: Itineraries; readonly doors: readonly string[] }

async function pass(request: IncomingMessage, response: ServerResponse, map: Routes): Promise<void> {
  const body = await readText(request)
  const { afterMs, door } = map.itineraries.get(sessionOf(body))?.shift() ?? AT_ONCE
  await pause(afterMs)
  const target = map.doors[door % map.doors.length] ?? ""
  try {
    const headers = { "content-type": request.headers["content-type"] ?? "" }
    const answer = await fetch(`${target}${request.url ?? ""}`, { method: "POST", headers, body })
    response.writeHead(answer.status).end(await answer.text())
  } catch (error) {
    response.writeHead(502).end(String(error))
  }
}

/** The session that a callback speaks of; empty for what is no callback. */
function sessionOf(form: string): string {
  try {
    const message: unknown = JSON.parse(new URLSearchParams(form).get("message") ?? "")
    return typeof message === "object" && message !== null && "uuid" in message ? String(message.uuid) : ""
  } catch {
    return ""
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks).toString("utf8")
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(0, "localhost", () => {
      const address = server.address()
      resolve(typeof address === "object" && address ? address.port : 0)
    })
  })
}
