import { startSandbox, type Ledger, type Shop } from "../../sandbox"
import { createPartnerClient, type PartnerClient } from "../../src/clients/partner/create-partner-client"
import { shopUuid } from "../../src/core/partner/ids"
import { NO_OVERRIDES, type PartnerOverrides } from "../../src/core/partner/overrides"
import type { Dialect } from "../../src/core/shared/records"
import { SOME_SHOP } from "./applicant"

/** The simulated service, and its control door. */
export type Twin = {
  readonly url: string
  readonly shop: Shop
  readonly ledger: () => Ledger
  /** `path` below `/_sandbox`. @throws Error when the control door refuses. */
  readonly control: (method: string, path: string, body?: unknown) => Promise<unknown>
  readonly close: () => Promise<void>
}

/** Nothing is sent to a shop, and one made-up customer may apply again and again. */
const QUIET = { callbacks: { mode: "never" }, customer_data: "not_compared" } as const

export async function startTwin(): Promise<Twin> {
  const sandbox = await startSandbox({ port: 0, settings: QUIET })
  return {
    url: sandbox.url,
    shop: SOME_SHOP,
    ledger: sandbox.ledger,
    close: sandbox.close,
    control: async (method, path, body) => {
      const answer = await fetch(`${sandbox.url}/_sandbox${path}`, {
        method,
        headers: { "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`)
      return text === "" ? null : (JSON.parse(text) as unknown)
    },
  }
}

export type Wording = {
  readonly dialect?: Dialect
  readonly overrides?: PartnerOverrides
  readonly apiKey?: string
}

/** A client of the twin that waits for nothing between two tries. */
export const clientOf = (twin: Twin, { dialect = "v2", overrides, apiKey }: Wording = {}): PartnerClient =>
  createPartnerClient(
    {
      baseUrl: twin.url,
      shopUuid: shopUuid.parse(twin.shop.shopUuid),
      apiKey: apiKey ?? twin.shop.apiKey,
      dialect,
      overrides: overrides ?? NO_OVERRIDES,
      versions: { medusa: "matrix", plugin: "matrix" },
    },
    { sleep: () => Promise.resolve() },
  )
