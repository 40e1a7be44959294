import { APPLICATION, applicationRequest } from "../../__tests__/support/applicant"
import { answer, startScriptedServer, type ScriptedServer } from "../../__tests__/support/scripted-server"
import { clientOf, CONTRACT } from "../../__tests__/support/shop"

const NEWER = "471e6282-3384-412b-af7b-646eb8f04392"

/** As a public client has recorded it: every number a text. */
const SUBMITTED = {
  uuid: APPLICATION,
  number: "89000258611",
  status: "pending",
  product_code: "hire",
  amount: "8500.00",
  period: "12",
  down_payment_amount: "0.0",
  payment_day: "4",
  start_date: "2026-03-01",
  end_date: "2027-03-01",
  decision_status: "pending",
  decision_messages: [],
  changed_conditions: "false",
  previous_uuid: "null",
  salesperson_reference: null,
}

/** As the document prints it. */
const DETAILS = {
  product: { code: "hire", name: "Hire-purchase", subtype: "hire_purchase", type: "loan" },
  shop: { name: "Shop", type: "online_partner", uuid: CONTRACT },
  creditApplication: {
    uuid: APPLICATION,
    number: "1",
    creditApplicationStatus: "pre_request",
    processStatus: "offer",
    offerValidTo: "2026-04-01",
    amount: "2000.0",
    period: 12,
    paymentDay: 4,
    downPaymentAmountTotal: "0.0",
    decisionStatus: "positive",
    decisionMessages: ["Fine."],
    monthlyIncome: "4222.11",
    changedConditions: false,
    previousUuid: null,
    confirmedAt: null,
  },
  purchase: null,
  contract: null,
  paymentSchedule: {
    period: 12,
    amount: "2000.0",
    creditCostRateAnnual: "0.1343",
    firstPaymentAmount: "180.1",
  },
}

let server: ScriptedServer
const read = (body: unknown, version?: "latest" | "initial" | "exact") => {
  server.play(answer(200, body))
  const input = { applicationUuid: APPLICATION, ...(version === undefined ? {} : { version }) }
  return clientOf(server.url).readApplication(input)
}
const submitted = (body: unknown) => {
  server.play(answer(201, body))
  return clientOf(server.url).submitApplication(applicationRequest())
}

beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

describe("what C1 answers", () => {
  it("is understood with numbers, booleans and nulls as texts", async () => {
    expect(await submitted(SUBMITTED)).toMatchObject({
      value: {
        uuid: APPLICATION,
        number: "89000258611",
        decision: "pending",
        amount: "8500",
        period: 12,
        paymentDay: 4,
        downPaymentAmount: "0",
        changedConditions: false,
        previousUuid: null,
        decisionMessages: [],
        contractUuid: null,
        schedule: null,
      },
    })
  })

  it("may hold one message as a text", async () => {
    expect(await submitted({ ...SUBMITTED, decision_messages: "Too young." })).toMatchObject({
      value: { decisionMessages: ["Too young."] },
    })
  })

  it("may give the decision as its status", async () => {
    const { decision_status: _, ...rest } = SUBMITTED
    expect(await submitted({ ...rest, status: "manual_negative" })).toMatchObject({
      value: { decision: "manual_negative" },
    })
  })

  it.each([
    ["income_proof_requested", "income_proof_required"],
    ["INCOME_PROOF_REQUIRED", "income_proof_required"],
    ["frozen", "unknown"],
  ])("may say %s", async (word, decision) => {
    expect(await submitted({ ...SUBMITTED, decision_status: word })).toMatchObject({
      value: { decision, decisionWord: word },
    })
  })
})

describe("what C2 answers", () => {
  it("is understood as the document prints it, without what is personal", async () => {
    const result = await read(DETAILS)
    expect(result).toMatchObject({
      value: {
        decision: "positive",
        statusWord: "pre_request",
        processWord: "offer",
        productCode: "hire",
        downPaymentAmount: "0",
        offerValidTo: "2026-04-01",
        schedule: { amount: "2000", creditCostRateAnnual: "0.1343", firstPaymentAmount: "180.1" },
      },
    })
    expect(JSON.stringify(result)).not.toContain("4222")
  })

  it("is understood in snake_case, with the contract that came of it", async () => {
    const body = {
      credit_application: { ...SUBMITTED, income_proof_type: "manual_internal_verification" },
      contract: { uuid: CONTRACT, number: "7", status: "unsigned" },
      purchase: { uuid: "1234" },
      payment_schedule: null,
    }
    expect(await read(body)).toMatchObject({
      value: {
        contractUuid: CONTRACT,
        purchaseUuid: "1234",
        incomeProofType: "manual_internal_verification",
        schedule: null,
      },
    })
  })

  it("may name the contract by its uuid alone", async () => {
    expect(await read({ ...DETAILS, contract: CONTRACT })).toMatchObject({
      value: { contractUuid: CONTRACT },
    })
  })

  it("may be about a newer application after changed conditions, unless exactly this one was asked for", async () => {
    const newer = { ...SUBMITTED, uuid: NEWER, previous_uuid: APPLICATION, changed_conditions: true }
    expect(await read(newer)).toMatchObject({ value: { uuid: NEWER, previousUuid: APPLICATION } })
    expect(server.requests[0]?.url).toContain("?type=latest")
    expect(await read(newer, "exact")).toMatchObject({ error: { problem: "another_resource" } })
    expect(server.requests[0]?.url).toContain("?type=exact")
  })

  it("is never about somebody else's application", async () => {
    expect(await read({ ...SUBMITTED, uuid: NEWER })).toMatchObject({
      error: { problem: "another_resource" },
    })
  })

  it.each([
    ["no status", { ...SUBMITTED, status: null, decision_status: null }],
    ["an amount that is garbage", { ...SUBMITTED, amount: {} }],
  ])("is not understood with %s", async (_, body) => {
    expect(await read(body)).toMatchObject({ error: { kind: "unexpected_response" } })
  })
})

describe("what C3 answers", () => {
  const accept = async (body: unknown, overrides?: unknown) => {
    server.play(answer(201, body))
    return clientOf(server.url, { overrides }).acceptApplication({ applicationUuid: APPLICATION })
  }

  it.each([
    ["under contract", { contract: { uuid: CONTRACT } }],
    ["flat", { uuid: CONTRACT }],
    ["flat in snake_case", { contract_uuid: CONTRACT }],
    ["under a longer name", { creditContractUuid: CONTRACT }],
    ["as the contract itself", { contract: CONTRACT }],
  ])("names the contract %s", async (_, body) => {
    expect(await accept(body)).toEqual({ ok: true, value: { contractUuid: CONTRACT } })
    expect(server.requests[0]?.body).toBe("")
  })

  it("may be empty: C2 names the contract then", async () => {
    expect(await accept("")).toEqual({ ok: true, value: { contractUuid: null } })
  })

  it("follows a body where the connection gives one", async () => {
    await accept("", { extra_body: { application_acceptance: { consent: true } } })
    expect(server.requests[0]?.body).toBe('{"consent":true}')
  })
})
