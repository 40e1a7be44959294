import { setTimeout as wait } from "node:timers/promises"
import type { Exchange, PlainAnswer } from "./exchange"
import type { Fault } from "./fault"

const HTML_PAGE =
  "<!doctype html><html><head><title>Maintenance</title></head><body><h1>Back soon</h1></body></html>"

const SERVER_ERROR = { message: "internal_server_error" }

/** Kinds whose `ms` does not mean a wait before the request is handled. */
const WAITS_LATER: readonly Fault["kind"][] = ["delay_after", "drip", "stall"]

/** What a fault does before the request is handled; true when the request has been answered or dropped. */
export async function beforeHandling(fault: Fault, exchange: Exchange): Promise<boolean> {
  if (fault.ms > 0 && !WAITS_LATER.includes(fault.kind)) await wait(fault.ms, undefined, { ref: false })
  if (fault.kind === "reset") exchange.request.socket.resetAndDestroy()
  else if (fault.kind === "status") {
    send(fault, exchange, { status: fault.status ?? 500, body: fault.body ?? SERVER_ERROR })
  } else if (fault.kind === "html") {
    send(fault, exchange, { status: fault.status ?? 200, body: fault.body ?? HTML_PAGE })
  } else return false
  return true
}

function send(fault: Fault, { response, entry }: Exchange, answer: PlainAnswer): void {
  entry.status = answer.status
  response.status(answer.status).set(fault.headers)
  if (typeof answer.body === "string")
    response.type(fault.kind === "html" ? "html" : "text").send(answer.body)
  else response.json(answer.body)
}
