import { startSandbox, type Sandbox, type SettingsPatch } from "../../../../sandbox"
import { contractUuid, posSessionUuid, shopUuid } from "../../../core/partner/ids"
import { NO_OVERRIDES, readOverrides } from "../../../core/partner/overrides"
import type { PartnerObservation } from "../../../core/partner/observation"
import { stageOfPartner } from "../../../core/partner/stage-of-partner"
import type { Dialect } from "../../../core/shared/records"
import type { Result } from "../../../core/shared/result"
import type { SystemError } from "../../../core/shared/system-error"
import { createPartnerClient, type PartnerClient } from "../create-partner-client"
import { observePartner } from "../observe"

const DIALECTS = ["v2", "v2_camel", "v3"] as const satisfies readonly Dialect[]
const FACTS = { method: "hire-purchase", approvalAgreed: true, withdrawalSent: false } as const

/** Forms in which the service may answer; the first is the sandbox's own choice. */
const SHAPES: readonly SettingsPatch[] = [
  {},
  { shapes: { session_id: "pos_session_uuid", numbers: "text", product_values: "text", ping: "response" } },
  { shapes: { session: "wrapped", contract: "wrapped", contract_names: "camel_case", product: "wrapped" } },
  {
    shapes: { contract: "flat", contract_names: "snake_case", ping: "text", partner_confirmation: "partner" },
  },
  { shapes: { contract: "flat", contract_names: "document", payout_account: "payout_bank_account" } },
]

let sandbox: Sandbox
let client: PartnerClient

const shop = () => {
  const [first] = sandbox.shops
  if (first === undefined) throw new Error("The sandbox has no shop.")
  return first
}
const product = (approval: boolean) => {
  const found = shop().products.find((one) => one.method === "hire-purchase" && one.approval === approval)
  if (found === undefined) throw new Error("The sandbox has no such product.")
  return found
}
const value = <Value>(result: Result<Value, SystemError>): Value => {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}
const clientOf = (dialect: Dialect, raw?: unknown): PartnerClient =>
  createPartnerClient({
    baseUrl: sandbox.url,
    shopUuid: shopUuid.parse(shop().shopUuid),
    apiKey: shop().apiKey,
    dialect,
    overrides: (() => {
      const read = readOverrides(raw)
      if (!read.ok) throw new Error(read.error.join(", "))
      return read.value
    })(),
    versions: { medusa: "2.21.2", plugin: "0.1.0" },
  })

const open = async (approval: boolean) =>
  value(
    await client.createSession({
      productCode: product(approval).code,
      totalAmount: "300.10",
      currency: shop().currency,
      locale: "et-ET",
      validUntil: new Date(Date.now() + 86_400_000).toISOString(),
      urls: {
        returnUrl: "http://127.0.0.1:9/return?a=1",
        cancelUrl: "http://127.0.0.1:9/cancel",
        callbackUrl: "http://127.0.0.1:9/callback",
      },
      purchaseReference: "fin_1001",
      description: "A purchase",
      merchantDomainName: "shop.example.com",
      contact: { email: "shopper@example.com", mobile: "+37251234567" },
      address: { street: "Pikk", city: "Tallinn" },
      userIp: "203.0.113.9",
      salespersonReference: "Earl James",
      additionalData: { own_key: 1 },
    }),
  )

const act = async (uuid: string, action: string): Promise<void> => {
  const answer = await fetch(`${sandbox.url}/_sandbox/sessions/${uuid}/act`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ action }),
  })
  if (!answer.ok) throw new Error(`${action}: ${await answer.text()}`)
}

const observe = async (uuid: string): Promise<PartnerObservation> =>
  value(
    await observePartner(client, {
      method: "hire-purchase",
      sessionUuid: posSessionUuid.parse(uuid),
      contractUuid: null,
    }),
  )

describe.each(SHAPES)("the sandbox answering as %j", (settings) => {
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, settings: { ...settings, callbacks: { mode: "never" } } })
  })
  afterAll(() => sandbox.close())
  afterEach(() => {
    client.close()
  })

  it.each(DIALECTS)("takes a purchase from A1 to E5 in %s", async (dialect) => {
    client = clientOf(dialect)
    value(await client.ping())
    const { code, minAmount, periods } = product(true)
    const read = value(await client.readProduct({ productCode: code }))
    expect(read).toMatchObject({ code, periods, requiresApproval: true })
    expect(Number(read.minAmount)).toBe(Number(minAmount))
    const cost = value(await client.calculate({ productCode: code, amount: "300.10", period: 12 }))
    expect(Number(cost.monthlyPayment)).toBeGreaterThan(25)

    const session = await open(true)
    expect(session).toMatchObject({ status: "pending" })
    expect(stageOfPartner("new", await observe(session.uuid), FACTS)).toBe("started")

    await act(session.uuid, "grant")
    const granted = await observe(session.uuid)
    expect(granted.session).toMatchObject({
      totalAmount: "300.1",
      currency: shop().currency,
      status: "granted",
    })
    expect(stageOfPartner("started", granted, FACTS)).toBe("awaiting_approval")
    const contract = contractUuid.parse(granted.contract?.uuid)
    value(await client.approveContract({ contractUuid: contract }))
    expect(stageOfPartner("awaiting_approval", await observe(session.uuid), FACTS)).toBe("active")
    expect(await client.approveContract({ contractUuid: contract })).toMatchObject({
      error: { kind: "rejected", status: 422, codes: ["can_not_approve"] },
    })
    expect(await client.cancelContract({ contractUuid: contract })).toMatchObject({
      error: { kind: "rejected", codes: ["can_not_cancel"] },
    })
  })

  it.each(DIALECTS)("takes a cancellation (E6) in %s", async (dialect) => {
    client = clientOf(dialect, { session_form: "nested" })
    const session = await open(true)
    await act(session.uuid, "grant")
    const { contract } = await observe(session.uuid)
    value(await client.cancelContract({ contractUuid: contractUuid.parse(contract?.uuid) }))
    expect(stageOfPartner("awaiting_approval", await observe(session.uuid), FACTS)).toBe("cancelled")
  })

  it.each(DIALECTS)("shows each other outcome in %s", async (dialect) => {
    client = clientOf(dialect)
    const outcomes = { decline: "declined", cancel: "cancelled", expire: "expired" } as const
    for (const [action, stage] of Object.entries(outcomes)) {
      const session = await open(false)
      await act(session.uuid, action)
      expect(stageOfPartner("started", await observe(session.uuid), FACTS)).toBe(stage)
    }
    const paid = await open(false)
    await act(paid.uuid, "grant")
    expect(stageOfPartner("started", await observe(paid.uuid), FACTS)).toBe("active")
    await act(paid.uuid, "terminate")
    expect(stageOfPartner("active", await observe(paid.uuid), FACTS)).toBe("terminated")
  })
})

describe("a sandbox with rules of its own", () => {
  afterEach(async () => {
    client.close()
    await sandbox.close()
  })

  it("may refuse the origin", async () => {
    sandbox = await startSandbox({ port: 0, settings: { origin: "refused" } })
    client = clientOf("v3")
    expect((await open(false)).status).toBe("pending")
  })

  it("may know ping in its second place only", async () => {
    sandbox = await startSandbox({ port: 0, settings: { ping_path: "versioned" } })
    client = clientOf("v2")
    expect((await client.ping()).ok).toBe(true)
  })

  it("refuses a wrong key and an unknown product", async () => {
    sandbox = await startSandbox({ port: 0 })
    client = clientOf("v2")
    expect(await client.readProduct({ productCode: "none" })).toMatchObject({
      error: { kind: "rejected", status: 404, codes: ["product_not_found"] },
    })
    client.close()
    client = createPartnerClient({
      baseUrl: sandbox.url,
      shopUuid: shopUuid.parse(shop().shopUuid),
      apiKey: "wrong",
      dialect: "v2",
      overrides: NO_OVERRIDES,
      versions: { medusa: "2.21.2", plugin: "0.1.0" },
    })
    expect(await client.ping()).toEqual({ ok: false, error: { kind: "unauthorized", status: 401 } })
  })
})
