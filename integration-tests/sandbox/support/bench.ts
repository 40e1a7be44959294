import { DEFAULT_SHOPS, type Market, type Sandbox, type Shop, startSandbox } from "../../../sandbox"
import { Control } from "./control"
import { textAt } from "./json-body"
import { type Merchant, startMerchant } from "./merchant"
import { ServiceClient } from "./service-client"

/** The product codes of the Estonian shop by what a test wants of them. */
export const PRODUCT = {
  withApproval: "hirepurchase_epos_approval_ee",
  withoutApproval: "hirepurchase_epos_ee",
  splitWithApproval: "split_epos_approval_ee",
  split: "split_epos_0.0%_ee",
  payNextMonth: "paynextmonth_epos_ee",
} as const

export const shopOf = (market: Market): Shop => {
  const found = DEFAULT_SHOPS.find((shop) => shop.market === market)
  if (found === undefined) throw new Error(`No shop for ${market}.`)
  return found
}

/** A sandbox, a merchant's server and a client for the Estonian shop. */
export interface Bench {
  readonly sandbox: Sandbox
  readonly merchant: Merchant
  readonly client: ServiceClient
  readonly control: Control
  /** Creates a session with the fewest fields and answers its uuid. */
  readonly open: (change?: object) => Promise<string>
  readonly close: () => Promise<void>
}

export async function startBench(): Promise<Bench> {
  const sandbox = await startSandbox({ port: 0 })
  const merchant = await startMerchant()
  const client = new ServiceClient(sandbox.url, shopOf("ee"))
  return {
    sandbox,
    merchant,
    client,
    control: new Control(sandbox.url),
    open: async (change = {}) => {
      const answer = await client.createSession({ ...minimalSession(merchant), ...change })
      return textAt(answer.body, "uuid")
    },
    close: async () => {
      await sandbox.close()
      await merchant.close()
    },
  }
}

/** The minimal set of A2 with `origin`: nothing in it can be left out. */
export const minimalSession = (merchant: Merchant): Readonly<Record<string, unknown>> => ({
  product_code: PRODUCT.withApproval,
  total_amount: 300,
  currency: "EUR",
  locale: "et-ET",
  origin: { value: "redirect_integration" },
  partner_urls: {
    return_url: `${merchant.url}/return?order=1`,
    cancel_url: `${merchant.url}/cancel`,
    callback_url: `${merchant.url}/callback`,
  },
  purchase: { purchase_reference: "order-1001", merchant: { merchant_domain_name: "shop.example" } },
})
