import { contractUuid, posSessionUuid, shopUuid } from "../../../core/partner/ids"
import { readOverrides } from "../../../core/partner/overrides"
import type { Dialect } from "../../../core/shared/records"
import { createPartnerClient, type PartnerClient } from "../../partner/create-partner-client"
import type { CreateSessionRequest } from "../../partner/session-request"

/** The ids that the service's own samples show. */
export const SHOP = shopUuid.parse("a93f1f44-d5dd-4469-bfcc-c1de9e969213")
export const SESSION = posSessionUuid.parse("5e3a459a-aada-4d81-b6ad-09cb9483c8bf")
export const CONTRACT = contractUuid.parse("788ec8c4-c497-470b-8505-2303f151d427")

/** What must never be seen in an error. */
export const API_KEY = "key-that-must-not-leak-4711"
export const EMAIL = "shopper.private@example.com"
export const MOBILE = "+37251234567"

export const sessionRequest = (change: Partial<CreateSessionRequest> = {}): CreateSessionRequest => ({
  productCode: "hirepurchase_epos_0.0%_e57c6ec8018d",
  totalAmount: "300.10",
  currency: "eur",
  locale: "et-ET",
  validUntil: "2026-03-08T10:00:00+00:00",
  urls: {
    returnUrl: "https://shop.example.com/return",
    cancelUrl: "https://shop.example.com/cancel",
    callbackUrl: "https://shop.example.com/callback",
  },
  purchaseReference: "fin_1001",
  contact: { email: EMAIL, mobile: MOBILE },
  ...change,
})

export interface ShopOptions {
  readonly dialect?: Dialect
  readonly overrides?: unknown
  readonly sleep?: (ms: number) => Promise<void>
  readonly now?: () => number
}

/** A client of a server of the test. It does not really sleep between tries unless told to. */
export function clientOf(
  baseUrl: string,
  { dialect = "v2", overrides, ...dependencies }: ShopOptions = {},
): PartnerClient {
  const read = readOverrides(overrides)
  if (!read.ok) throw new Error(`overrides: ${read.error.join(", ")}`)
  return createPartnerClient(
    {
      baseUrl,
      shopUuid: SHOP,
      apiKey: API_KEY,
      dialect,
      overrides: read.value,
      versions: { medusa: "2.21.2", plugin: "0.1.0" },
    },
    { sleep: () => Promise.resolve(), random: () => 0.5, ...dependencies },
  )
}
