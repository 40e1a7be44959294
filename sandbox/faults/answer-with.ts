import { setTimeout as wait } from "node:timers/promises"
import type { Response } from "express"
import type { Exchange, PlainAnswer } from "./exchange"
import type { Fault } from "./fault"
import { spoiled } from "./spoil"

const DEFAULT_DRIP_MS = 100

/** Writes the answer, spoiled by the fault when there is one. */
export async function answerWith(
  fault: Fault | null,
  answer: PlainAnswer,
  exchange: Exchange,
): Promise<void> {
  const { request, response, entry } = exchange
  if (fault?.kind === "delay_after") await wait(fault.ms, undefined, { ref: false })
  if (fault?.kind === "reset_after") {
    request.socket.resetAndDestroy()
    return
  }
  entry.status = answer.status
  response.status(answer.status)
  const body = fault === null ? answer.body : spoiled(fault, answer.body)
  const text = textOf(body)
  if (text === "" || fault?.kind === "empty") response.end()
  else if (fault?.kind === "drip") await drip(response, text, fault.ms || DEFAULT_DRIP_MS)
  else if (fault?.kind === "stall") await stall(response, text, fault.ms)
  else {
    const whole = fault?.kind !== "truncate"
    response.type(typeof body === "string" ? "text" : "json")
    response.send(whole ? text : text.slice(0, Math.ceil(text.length / 2)))
  }
}

const textOf = (body: unknown): string =>
  body === undefined ? "" : typeof body === "string" ? body : JSON.stringify(body)

/** Half of the body, then silence for a while, then the connection is dropped. */
async function stall(response: Response, text: string, ms: number): Promise<void> {
  const bytes = Buffer.from(text, "utf8")
  response.type("json").set("content-length", String(bytes.length))
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)))
  await wait(ms, undefined, { ref: false })
  response.destroy()
}

/** One byte at a time, so that a client without a limit of its own waits for the whole body. */
async function drip(response: Response, text: string, ms: number): Promise<void> {
  const bytes = Buffer.from(text, "utf8")
  response.type("json").set("content-length", String(bytes.length))
  response.flushHeaders()
  for (const byte of bytes) {
    if (response.destroyed) return
    response.write(Buffer.of(byte))
    await wait(ms, undefined, { ref: false })
  }
  response.end()
}
