import { answer, startScriptedServer, type ScriptedServer } from "../../__tests__/support/scripted-server"
import { clientOf, CONTRACT } from "../../__tests__/support/shop"

let server: ScriptedServer
const contract = { contractUuid: CONTRACT }
const DRAFT = "788ec8c4-c497-470b-8505-2303f151d429"

const client = (body: unknown = "", overrides?: unknown) => {
  server.play(answer(200, body))
  return clientOf(server.url, { overrides })
}

/** As the service's guide shows it. */
const VERSION = {
  uuid: DRAFT,
  status: "draft",
  createdAt: "2026-03-02T10:00:00+02:00",
  sourceContractChange: {
    uuid: "1",
    fromContractVersionUuid: CONTRACT,
    contractChangeDetails: { type: "PARTIAL_RETURN", uuid: "2", returnAmount: "50.00" },
  },
  paymentScheduleUuid: "schedule-1",
}

beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

describe("whether part can be returned", () => {
  const allowed = { partialReturn: true, minAmount: "10", maxAmount: "250.5" }

  it.each([
    [
      "a flag and limits",
      { options: { partialReturn: { possible: true, minAmount: 10, maxAmount: "250.50" } } },
      allowed,
    ],
    [
      "a list of types",
      { options: [{ type: "PARTIAL_RETURN", amountMin: "10.0", amountMax: 250.5 }] },
      allowed,
    ],
    [
      "a range further in",
      { options: { changes: [{ name: "partial_return", range: { min: 10, max: 250.5 } }] } },
      allowed,
    ],
    [
      "no options around",
      { partial_return: { allowed: "true", min_return_amount: 10, max_return_amount: 250.5 } },
      allowed,
    ],
    ["a bare flag", { options: { partialReturnAllowed: true, min: 10, max: 250.5 } }, allowed],
    [
      "a word in a list",
      { options: ["PARTIAL_RETURN"] },
      { partialReturn: true, minAmount: null, maxAmount: null },
    ],
    ["a flag that says no", { options: { partialReturn: { available: false } } }, { partialReturn: false }],
    ["a bare no", { options: { partialReturnPossible: "false" } }, { partialReturn: false }],
    ["something else", { options: { other: 1 } }, { partialReturn: null, minAmount: null, maxAmount: null }],
    ["nothing", "", { partialReturn: null }],
  ])("is understood as %s", async (_, body, options) => {
    expect(await client(body).readChangeOptions(contract)).toMatchObject({ ok: true, value: options })
  })
})

describe("a partial return", () => {
  it("is drafted with the amount given back", async () => {
    expect(await client(VERSION).draftVersion({ ...contract, returnAmount: "50.00" })).toEqual({
      ok: true,
      value: {
        uuid: DRAFT,
        statusWord: "draft",
        createdAt: "2026-03-02T10:00:00+02:00",
        changedAt: null,
        paymentScheduleUuid: "schedule-1",
        fromVersionUuid: CONTRACT,
        changeType: "PARTIAL_RETURN",
        returnAmount: "50",
      },
    })
    expect(JSON.parse(server.requests[0]?.body ?? "")).toEqual({
      contractChangeDetails: { type: "PARTIAL_RETURN", returnAmount: 50 },
    })
    expect(server.requests[0]?.url).toContain("/partner/v3/")
  })

  it("is never drafted twice by itself", async () => {
    server.play(answer(500))
    await clientOf(server.url).draftVersion({ ...contract, returnAmount: "50.00" })
    expect(server.requests).toHaveLength(1)
  })

  it.each([
    [undefined, ""],
    [{ extra_body: { version_activation: {} } }, "{}"],
  ])("holds once it is activated, with overrides %j by the body %j", async (overrides, body) => {
    expect((await client("", overrides).activateVersion({ ...contract, versionUuid: DRAFT })).ok).toBe(true)
    expect(server.requests[0]).toMatchObject({ method: "PATCH", body })
  })

  it("has a schedule of its own", async () => {
    const schedule = { uuid: "s", amount: "950.00", period: "10", paymentAmountMonthly: "95.00", items: [] }
    expect(
      await client(schedule).readVersionSchedule({ ...contract, paymentScheduleUuid: "s/1" }),
    ).toMatchObject({
      value: { amount: "950", period: 10, monthlyPayment: "95", payments: [] },
    })
    expect(server.requests[0]?.url).toMatch(/payment-schedules\/s%2F1$/)
  })
})

describe("the versions of a contract", () => {
  const old = { uuid: CONTRACT, status: "active", paymentSchedule: { uuid: "s0" }, changeDate: "2026-03-01" }

  it.each([
    ["a bare list", [old, VERSION]],
    ["versions", { versions: [old, VERSION] }],
    ["contractVersions", { contract_versions: [old, VERSION] }],
    ["wrapped entries", { items: [{ version: old }, { contractVersion: VERSION }] }],
  ])("are understood as %s", async (_, body) => {
    expect(await client(body).readVersions(contract)).toMatchObject({
      value: [
        { uuid: CONTRACT, statusWord: "active", paymentScheduleUuid: "s0", changedAt: "2026-03-01" },
        { uuid: DRAFT, returnAmount: "50" },
      ],
    })
  })

  it("are not understood without their ids", async () => {
    expect(await client([{ status: "active" }]).readVersions(contract)).toMatchObject({
      error: { kind: "unexpected_response" },
    })
  })
})

describe("a schedule of payments", () => {
  const item = {
    item_number: 0,
    payment_date: "2026-04-10",
    total_payment: "180.10",
    principal: "150.00",
    interest: "15.10",
  }
  const payment = { number: 0, date: "2026-04-10", total: "180.1", principal: "150", interest: "15.1" }
  const read = (body: unknown) => {
    server.play(answer(200, body))
    const applicationUuid = "471e6282-3384-412b-af7b-646eb8f04391" as never
    return clientOf(server.url).readSchedule({ applicationUuid, level: "full" })
  }

  it.each([
    ["wrapped", { payment_schedule: { amount: "2000", payment_schedule_items: [item] } }],
    ["flat", { amount: 2000, items: [item] }],
    [
      "in camelCase",
      {
        paymentSchedule: {
          amount: 2000,
          payments: [
            {
              itemNumber: 0,
              paymentDate: "2026-04-10",
              totalPayment: 180.1,
              principal: "150",
              interest: "15.1",
            },
          ],
        },
      },
    ],
    ["a bare list", [item]],
  ])("is understood %s", async (_, body) => {
    expect(await read(body)).toMatchObject({ ok: true, value: { payments: [payment] } })
  })

  it.each([[{}], [{ payment_schedule: {} }], [{ amount: "2000", items: [{ total_payment: {} }] }]])(
    "is not understood as %j",
    async (body) => {
      expect(await read(body)).toMatchObject({ error: { kind: "unexpected_response" } })
    },
  )
})
