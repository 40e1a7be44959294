import {
  answer,
  reset,
  silence,
  startScriptedServer,
  type ScriptedServer,
} from "../../__tests__/support/scripted-server"
import { clientOf, CONTRACT, SESSION, SHOP } from "../../__tests__/support/shop"

let server: ScriptedServer
const snake = {
  status: "signed",
  process_status: "waiting_for_partners_confirmation",
  termination_reason: null,
  uuid: CONTRACT,
  number: 89000258611,
  payout_account_number: "EE38 2200 2210 2014 5685",
  activated_at: null,
  activator_name: null,
  terminated_at: null,
  product_code: "p",
  customer_signed: "true",
  rep_signed: "2026-03-01T10:00:00+02:00",
  signed_at: "2026-03-01T10:00:00+02:00",
  partner_approval_at: null,
  customer_uuid: SESSION,
  identification_satisfied: true,
}
const camel = {
  status: "signed",
  processStatus: "waiting_for_partner_confirmation",
  uuid: CONTRACT,
  number: "89000258611",
  payoutBankAccount: "EE382200221020145685",
  repaymentIban: "EE382200221020145685",
  productCode: "p",
  customerSigned: true,
  repSigned: true,
  signedAt: "2026-03-01T10:00:00+02:00",
  identificationSatisfied: "true",
}
const understood = {
  uuid: CONTRACT,
  number: "89000258611",
  status: "signed",
  statusWord: "signed",
  processStatus: "waiting_for_partner_confirmation",
  signedAt: "2026-03-01T10:00:00+02:00",
  customerSigned: true,
  repSigned: true,
  partnerApprovalAt: null,
  activatedAt: null,
  terminatedAt: null,
  activatorName: null,
  terminationReason: null,
  identificationSatisfied: true,
  withdrawable: null,
  payoutAccountLastFour: "5685",
  productCode: "p",
}

beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

describe("reading a contract (E4)", () => {
  it.each([
    ["wrapped", { contract: snake }],
    ["flat", snake],
    ["in camelCase", camel],
    [
      "mixed and wrapped",
      { contract: { ...camel, process_status: camel.processStatus, processStatus: undefined } },
    ],
  ])("understands it %s, and keeps the last four of the account only", async (_, body) => {
    server.play(answer(200, body))
    const result = await clientOf(server.url).readContract({ contractUuid: CONTRACT })
    expect(result).toMatchObject({ ok: true, value: understood })
    expect(JSON.stringify(result)).not.toMatch(/EE38|2200/)
  })

  it.each([
    ["v2", `/partner/v2/shops/${SHOP}/contracts/${CONTRACT}`],
    ["v2_camel", `/partner/v2/shops/${SHOP}/contracts/${CONTRACT}`],
    ["v3", `/partner/v3/shops/${SHOP}/contracts/${CONTRACT}`],
  ] as const)("asks in %s", async (dialect, url) => {
    server.play(answer(200, { contract: snake }))
    await clientOf(server.url, { dialect }).readContract({ contractUuid: CONTRACT })
    expect(server.requests.map((one) => one.url)).toEqual([url])
  })

  it("keeps unknown words beside their meaning", async () => {
    server.play(answer(200, { ...snake, status: "Suspended", process_status: "thinking" }))
    expect(await clientOf(server.url).readContract({ contractUuid: CONTRACT })).toMatchObject({
      value: {
        status: "unknown",
        statusWord: "Suspended",
        processStatus: "unknown",
        processWord: "thinking",
      },
    })
  })

  it("shows nothing of an account that is too short to be cut", async () => {
    server.play(answer(200, { ...snake, payout_account_number: "12345678" }))
    expect(await clientOf(server.url).readContract({ contractUuid: CONTRACT })).toMatchObject({
      value: { payoutAccountLastFour: null },
    })
  })

  it.each([
    ["uuid: invalid_type", { status: "activated" }],
    ["status: custom", { uuid: CONTRACT, status: { word: "activated" } }],
    ["another_resource", { uuid: SESSION, status: "activated" }],
    ["body: invalid_type", ["activated"]],
  ])("does not understand %s", async (problem, body) => {
    server.play(answer(200, body))
    expect(await clientOf(server.url).readContract({ contractUuid: CONTRACT })).toMatchObject({
      error: { kind: "unexpected_response", problem },
    })
  })
})

describe.each([
  { command: "approveContract", v2: "merchant_approval", v3: "merchant-approval", code: "can_not_approve" },
  { command: "cancelContract", v2: "cancel", v3: "cancel", code: "can_not_cancel" },
] as const)("a command ($command)", ({ command, v2, v3, code }) => {
  it.each([
    ["v2", `/partner/v2/shops/${SHOP}/contracts/${CONTRACT}/${v2}`],
    ["v2_camel", `/partner/v2/shops/${SHOP}/contracts/${CONTRACT}/${v2}`],
    ["v3", `/partner/v3/shops/${SHOP}/contracts/${CONTRACT}/${v3}`],
  ] as const)("posts nothing but itself in %s", async (dialect, url) => {
    server.play(answer(204))
    const result = await clientOf(server.url, { dialect })[command]({ contractUuid: CONTRACT })
    expect(result).toEqual({ ok: true, value: undefined })
    expect(server.requests).toMatchObject([{ method: "POST", url, body: "" }])
    expect(server.requests[0]?.headers["content-type"]).toBeUndefined()
  })

  it.each([
    [200, ""],
    [201, "{}"],
    [202, '{"contract":{"status":"activated"}}'],
  ])("is accepted by %i with %p", async (status, body) => {
    server.play(answer(status, body))
    expect((await clientOf(server.url)[command]({ contractUuid: CONTRACT })).ok).toBe(true)
  })

  it("tells the refusal's code", async () => {
    server.play(answer(422, { message: [code] }))
    expect(await clientOf(server.url)[command]({ contractUuid: CONTRACT })).toEqual({
      ok: false,
      error: { kind: "rejected", status: 422, codes: [code] },
    })
  })

  it.each([
    ["a cut connection", reset],
    ["a 503", answer(503)],
    ["an answer of HTML", answer(200, "<html>")],
    ["silence", silence],
  ])("is never repeated after %s", async (_name, scene) => {
    server.play(scene)
    const result = await clientOf(server.url)[command]({ contractUuid: CONTRACT }, { budgetMs: 150 })
    expect(result.ok).toBe(false)
    expect(server.requests).toHaveLength(1)
  })

  it("does not trust a connection that lay idle", async () => {
    server.play(answer(204))
    const client = clientOf(server.url)
    await client[command]({ contractUuid: CONTRACT })
    await client[command]({ contractUuid: CONTRACT })
    const [first, second] = server.requests.map(({ connection }) => connection)
    expect(first).not.toBe(second)
    client.close()
  })
})
