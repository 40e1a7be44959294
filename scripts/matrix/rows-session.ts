import { calculate } from "../../src/clients/partner/calculation"
import { readProduct } from "../../src/clients/partner/product"
import { createSession, ping, readSession } from "../../src/clients/partner/session"
import { posSessionUuid } from "../../src/core/partner/ids"
import { productOf, sessionFor } from "./applicant"
import { value } from "./journey"
import { NOBODYS, type Row } from "./row"

const LEVELS = ["simple", "advanced", "payment_schedule"] as const

/** Groups A and B. */
export const SESSION_ROWS: readonly Row[] = [
  {
    id: "A1",
    name: "ping",
    endpoint: ping,
    silence: "must_say",
    prepare: () => Promise.resolve({ ask: (client, options) => client.ping(options), says: {} }),
    refused: null,
  },
  {
    id: "A2",
    name: "createSession",
    endpoint: createSession,
    silence: "must_say",
    prepare: ({ twin }) =>
      Promise.resolve({
        ask: (client, options) => client.createSession(sessionFor(twin.shop), options),
        says: { status: "pending" },
      }),
    refused: (client, options) => client.createSession(UNKNOWN_PRODUCT, options),
  },
  {
    id: "A3",
    name: "readSession",
    endpoint: readSession,
    silence: "must_say",
    prepare: async ({ twin, client: plain }) => {
      const { uuid } = value(await plain.createSession(sessionFor(twin.shop)))
      await twin.control("POST", `/sessions/${uuid}/act`, { action: "grant" })
      return {
        ask: (client, options) => client.readSession({ sessionUuid: uuid }, options),
        says: { uuid, status: "granted", totalAmount: "300.1", currency: twin.shop.currency },
      }
    },
    refused: (client, options) => client.readSession({ sessionUuid: posSessionUuid.parse(NOBODYS) }, options),
  },
  ...LEVELS.map(calculationAt),
  {
    id: "B2",
    name: "readProduct",
    endpoint: readProduct,
    silence: "must_say",
    prepare: ({ twin }) => {
      const { code, periods, approval } = productOf(twin.shop, "split-payment", false)
      return Promise.resolve({
        ask: (client, options) => client.readProduct({ productCode: code }, options),
        says: { code, periods, requiresApproval: approval, minAmount: "50", maxAmount: "16000" },
      })
    },
    refused: (client, options) => client.readProduct({ productCode: "none" }, options),
  },
]

const UNKNOWN_PRODUCT = {
  productCode: "none",
  totalAmount: "300.10",
  currency: "EUR",
  locale: "et-ET",
  validUntil: "2099-01-01T00:00:00+00:00",
  urls: {
    returnUrl: "http://127.0.0.1:9/",
    cancelUrl: "http://127.0.0.1:9/",
    callbackUrl: "http://127.0.0.1:9/",
  },
  purchaseReference: "order-1001",
}

function calculationAt(level: (typeof LEVELS)[number]): Row {
  return {
    id: "B1",
    name: `calculate ${level}`,
    endpoint: calculate,
    silence: "must_say",
    prepare: ({ twin }) => {
      const { code } = productOf(twin.shop, "hire-purchase", false)
      const asked = { productCode: code, amount: "300.10", period: 12, level }
      return Promise.resolve({
        ask: (client, options) => client.calculate(asked, options),
        says: {
          period: 12,
          ...(level === "advanced" ? { details: { contractFeeTotal: "5" } } : {}),
          ...(level === "payment_schedule" ? { schedule: { payments: [{ number: 0 }] } } : {}),
        },
      })
    },
    refused: (client, options) =>
      client.calculate({ productCode: "none", amount: "300", period: 12 }, options),
  }
}
