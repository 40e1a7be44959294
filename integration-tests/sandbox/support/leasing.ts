import {
  DEFAULT_LEASING_SHOPS,
  type LeasingShop,
  type LedgerAlert,
  type LedgerLeasing,
  type Sandbox,
  startSandbox,
} from "../../../sandbox"
import { textAt } from "./json-body"
import { type Merchant, startMerchant } from "./merchant"
import { send, type ServiceAnswer } from "./service-client"

/** The shop with two tariffs, and the one with one. */
export const [LT, SINGLE] = DEFAULT_LEASING_SHOPS as [LeasingShop, LeasingShop]

export interface LeasingReport {
  readonly application: LedgerLeasing
  readonly browser_return: { readonly url: string; readonly method: "GET" }
}

/** A sandbox, a merchant's server and calls to the leasing service, written from the document. */
export class LeasingBench {
  #orders = 0

  private constructor(
    readonly sandbox: Sandbox,
    readonly merchant: Merchant,
  ) {}

  static async start(): Promise<LeasingBench> {
    return new LeasingBench(await startSandbox({ port: 0 }), await startMerchant())
  }

  async close(): Promise<void> {
    await this.sandbox.close()
    await this.merchant.close()
  }

  get(path: string, apiKey = LT.apiKey): Promise<ServiceAnswer> {
    return send(this.sandbox.url, { method: "GET", path, headers: { "ix-api-key": apiKey } })
  }

  post(path: string, body: unknown, apiKey = LT.apiKey): Promise<ServiceAnswer> {
    return send(this.sandbox.url, { method: "POST", path, body, headers: { "ix-api-key": apiKey } })
  }

  control(path: string, body: unknown): Promise<ServiceAnswer> {
    return send(this.sandbox.url, { method: "POST", path: `/_sandbox${path}`, body })
  }

  settings(leasing: object, alerts: object = {}): Promise<ServiceAnswer> {
    return this.control("/settings", { leasing, leasing_alerts: alerts })
  }

  /** The fewest fields that create takes of the shop with two tariffs; each order has its own id. */
  form(change: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
    this.#orders += 1
    return {
      uuid: LT.uuid,
      tariff_code: "LT-STANDARD",
      return_url: `${this.merchant.url}/return?own=1`,
      alert_url: `${this.merchant.url}/alert`,
      order_id: `ORDER${String(this.#orders)}`,
      order_amount: 300,
      order_json: [{ name: "Stalas", price: 300, quantity: 1 }],
      ...change,
    }
  }

  create(change: Readonly<Record<string, unknown>> = {}, apiKey = LT.apiKey): Promise<ServiceAnswer> {
    return this.post("/eshop/v2/create", this.form(change), apiKey)
  }

  /** Creates an application over this amount and answers its token. */
  async open(amount = 300): Promise<string> {
    const answer = await this.create({
      order_amount: amount,
      order_json: [{ name: "Stalas", price: amount, quantity: 1 }],
    })
    return textAt(answer.body, "appl_token")
  }

  ledger(token: string): LedgerLeasing {
    const found = this.sandbox.ledger().leasing.applications.find((one) => one.token === token)
    if (found === undefined) throw new Error("No such application.")
    return found
  }

  alerts(): readonly LedgerAlert[] {
    return this.sandbox.ledger().leasing.alerts
  }

  check(token: string): Promise<ServiceAnswer> {
    return this.post("/eshop/v2/check", {
      appl_token: token,
      order_id: this.ledger(token).order_id,
      uuid: LT.uuid,
    })
  }

  tryToAct(token: string, action: string): Promise<ServiceAnswer> {
    return this.control(`/leasing/applications/${token}/act`, { action })
  }

  async act(token: string, ...actions: readonly string[]): Promise<LeasingReport> {
    let answer: ServiceAnswer | null = null
    for (const action of actions) {
      answer = await this.tryToAct(token, action)
      if (answer.status !== 200) throw new Error(`${action} was answered ${answer.text}`)
    }
    return answer?.body as LeasingReport
  }

  async redirectUrl(token: string): Promise<string> {
    return textAt((await this.get(`/eshop/${LT.uuid}/${token}/v2/redirect/url`)).body, "url")
  }
}
