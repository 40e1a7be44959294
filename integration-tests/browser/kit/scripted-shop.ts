import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

import { browserModule } from "../../../demo/shop/server/browser-modules"

/** A next action as the store answers it. */
export type Action = { readonly type: string } & Readonly<Record<string, unknown>>

interface Answer {
  readonly status: number
  readonly body: unknown
}

/** A shop's page with the kit's element, and a store behind it that answers what it is told. */
export interface ScriptedShop {
  readonly url: string
  /** From now on the financing stands here. */
  readonly stands: (action: Action) => void
  /** What this step is answered from now on; without one it answers how the financing stands. */
  readonly answers: (step: string, answer: Answer) => void
  /** What was asked, but the readings: `POST /signing/code`. */
  readonly asked: readonly string[]
  readonly close: () => Promise<void>
}

const FINANCING = {
  ...{ id: "fin_1", method: "hire-purchase", stage: "offered", amount: "249.00", currency_code: "eur" },
  ...{ test: true, reason: null, order_id: null },
}

const PAGE = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <style>:root { color-scheme: light dark; font-family: sans-serif } body { margin: 0; padding: 1rem }</style>
  <title>A shop</title>
</head>
<body>
  <h1>Your financing</h1>
  <financing-flow></financing-flow>
  <script type="module">
    import { defineFinancingFlow, FinancingClient } from "/storefront/index.js"
    await defineFinancingFlow()
    const flow = document.querySelector("financing-flow")
    flow.client = new FinancingClient({ baseUrl: location.origin, publishableKey: "pk_1" })
    flow.ticket = { id: "fin_1", token: "token" }
    window.heard = []
    for (const name of ["leave", "choose-other", "complete", "gone"])
      flow.addEventListener("financing-" + name, (event) => {
        event.preventDefault()
        window.heard.push([name, event.detail])
      })
    await flow.open()
  </script>
</body>
</html>`

const OF_FINANCING = "/store/financings/fin_1"

export async function openScriptedShop(): Promise<ScriptedShop> {
  const asked: string[] = []
  const scripted = new Map<string, Answer>()
  let action: Action = { type: "wait", poll_after_seconds: 1 }
  const answerTo = (method: string, step: string): Answer => {
    if (step !== "") asked.push(`${method} ${step}`)
    const body = { financing: FINANCING, next_action: action }
    return scripted.get(step) ?? { status: 200, body }
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost")
    request.resume()
    if (pathname.startsWith(OF_FINANCING)) {
      const { status, body } = answerTo(request.method ?? "", pathname.slice(OF_FINANCING.length))
      send(response, { status, type: "application/json", text: JSON.stringify(body) })
    } else sendPage(request, response, pathname)
  })
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${String(port)}/`,
    stands: (now) => {
      action = now
    },
    answers: (step, answer) => {
      scripted.set(step, answer)
    },
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}

interface Sent {
  readonly status: number
  readonly type: string
  readonly text: string
}

function send(response: ServerResponse, { status, type, text }: Sent): void {
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" })
  response.end(text)
}

function sendPage(_request: IncomingMessage, response: ServerResponse, pathname: string): void {
  const source = pathname === "/" ? PAGE : browserModule(pathname)
  const type = pathname === "/" ? "text/html" : "text/javascript"
  send(response, { status: source === null ? 404 : 200, type, text: source ?? "" })
}
