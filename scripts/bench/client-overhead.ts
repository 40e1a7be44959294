import { Agent as HttpAgent } from "node:http"
import { Agent as HttpsAgent } from "node:https"

import axios from "axios"

import { DEFAULT_SHOPS, type Shop } from "../../sandbox"
import { createPartnerClient } from "../../src/clients/partner/create-partner-client"
import { posSessionUuid, shopUuid } from "../../src/core/partner/ids"
import { NO_OVERRIDES } from "../../src/core/partner/overrides"
import { freePort } from "../free-port"
import { startProcess } from "../start-process"
import { median, type Times } from "./times"

/** The client may take this much of what bare axios takes, at the median. */
export const OVERHEAD_LIMIT = 1.15

const WARM_UP = 300
const ROUNDS = 2000

type Ask = () => Promise<unknown>

/** Readings of a session by the client and by bare axios, on the same agent, in turn. Milliseconds. */
export async function clientOverhead(): Promise<{ readonly client: Times; readonly bare: Times }> {
  const url = `http://127.0.0.1:${await freePort()}`
  const sandbox = await startProcess(
    { line: ["tsx", "scripts/sandbox.ts", "--port", new URL(url).port] },
    { ready: (output) => output.includes(url), limitMs: 30_000 },
  )
  const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) }
  try {
    return await inTurn(await asking(url, agents))
  } finally {
    agents.http.destroy()
    await sandbox.stop()
  }
}

/** The same question in both ways, and the first answer of each checked. */
async function asking(url: string, agents: { http: HttpAgent; https: HttpsAgent }) {
  const [shop] = DEFAULT_SHOPS
  if (shop === undefined) throw new Error("The sandbox has no shop.")
  const client = createPartnerClient({
    baseUrl: url,
    shopUuid: shopUuid.parse(shop.shopUuid),
    apiKey: shop.apiKey,
    dialect: "v2",
    overrides: NO_OVERRIDES,
    versions: { medusa: "bench", plugin: "bench" },
    agents,
  })
  const session = await openSession(url, shop)
  const sessionUuid = posSessionUuid.parse(session)
  const instance = axios.create({ httpAgent: agents.http, headers: authorization(shop) })
  const path = `${url}/partner/v2/shops/${shop.shopUuid}/pos_sessions/${session}`
  const asked = {
    client: async () => {
      const answer = await client.readSession({ sessionUuid })
      if (!answer.ok) throw new Error(answer.error.kind)
    },
    bare: () => instance.get(path),
  }
  return asked
}

const authorization = (shop: Shop) => ({ Authorization: `Bearer ${shop.apiKey}` })

async function openSession(url: string, shop: Shop): Promise<string> {
  const back = "http://127.0.0.1:9/"
  const { data } = await axios.post<{ uuid: string }>(
    `${url}/partner/v2/shops/${shop.shopUuid}/pos_sessions`,
    {
      product_code: shop.products[0]?.code,
      total_amount: 300,
      currency: shop.currency,
      locale: "et-ET",
      origin: { value: "redirect_integration" },
      partner_urls: { return_url: back, cancel_url: back, callback_url: back },
      purchase: { purchase_reference: "bench" },
    },
    { headers: authorization(shop) },
  )
  return data.uuid
}

/** The two take turns, and who begins changes, so that whatever else the machine does meets both. */
async function inTurn({ client, bare }: { client: Ask; bare: Ask }) {
  const times: { client: number[]; bare: number[] } = { client: [], bare: [] }
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const order = [["client", client] as const, ["bare", bare] as const]
    for (const [name, ask] of round % 2 === 0 ? order : order.reverse()) {
      const began = performance.now()
      await ask()
      if (round >= 0) times[name].push(performance.now() - began)
    }
  }
  return times
}

/** How much longer the client takes, at the median. */
export const ratioOf = ({ client, bare }: { readonly client: Times; readonly bare: Times }): number =>
  median(client) / median(bare)
