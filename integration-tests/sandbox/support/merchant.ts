import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { eventually } from "./eventually"

/** One request as it arrived at the merchant. */
export interface Arrival {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly contentType: string
  readonly form: Readonly<Record<string, string>>
  /** The body as it came. */
  readonly body: Buffer
  readonly at: number
}

/** A shop's own web server: it takes callbacks and browser returns and remembers them. */
export interface Merchant {
  readonly url: string
  readonly arrivals: Arrival[]
  /** The status of the next answers. */
  answer: number
  /** Waits until so many requests have arrived; throws after five seconds. */
  readonly received: (count: number) => Promise<readonly Arrival[]>
  readonly close: () => Promise<void>
}

export async function startMerchant(): Promise<Merchant> {
  const arrivals: Arrival[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on("data", (part: Buffer) => parts.push(part))
    request.on("end", () => {
      const body = Buffer.concat(parts)
      const address = new URL(request.url ?? "/", "http://merchant.test")
      arrivals.push({
        method: request.method ?? "",
        path: address.pathname,
        query: Object.fromEntries(address.searchParams),
        contentType: request.headers["content-type"] ?? "",
        form: Object.fromEntries(new URLSearchParams(body.toString("utf8"))),
        body,
        at: Date.now(),
      })
      response.writeHead(merchant.answer, { "content-type": "text/plain" }).end("OK")
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const merchant: Merchant = {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    arrivals,
    answer: 200,
    received: (count) =>
      eventually(
        () => arrivals,
        (list) => list.length >= count,
      ),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return merchant
}
