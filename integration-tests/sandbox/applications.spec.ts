import { type Bench, PRODUCT, startBench } from "./support/bench"
import { applicationBody, codesOf, DirectFlow } from "./support/direct"
import { textAt } from "./support/json-body"

let bench: Bench
let flow: DirectFlow
beforeAll(async () => {
  bench = await startBench()
  flow = new DirectFlow(bench)
})
afterEach(() => bench.control.reset())
afterAll(() => bench.close())

const submit = (body: unknown) => bench.client.post("/applications", body)
const decisionOf = async (uuid: string): Promise<string> =>
  textAt((await flow.read(uuid)).body, "creditApplication", "decisionStatus")

describe("an application", () => {
  it("is pending at first, and decided by the time it is read", async () => {
    const answer = await submit(applicationBody(bench))
    expect(answer).toMatchObject({
      status: 201,
      body: {
        status: "pending",
        decision_status: "pending",
        decision_messages: "",
        amount: 300,
        period: 12,
        changed_conditions: false,
        previous_uuid: null,
      },
    })
    expect(await decisionOf(textAt(answer.body, "uuid"))).toBe("positive")
  })

  it("needs what every flow needs, each by its code", async () => {
    expect(codesOf(await submit({}))).toEqual([
      "credit_application_is_missing",
      "customer_is_missing",
      "customer_contact_is_missing",
    ])
    expect(codesOf(await submit({ ...applicationBody(bench), credit_application: {} }))).toEqual([
      "credit_application_is_empty",
    ])
  })

  it("needs what its product asks for", async () => {
    const answer = await submit(applicationBody(bench, { monthly_income: undefined }))
    expect(answer.status).toBe(422)
    expect(codesOf(answer)).toEqual(["credit_application_monthly_income_is_missing"])
    const split = { product_code: PRODUCT.split, period: 3, monthly_income: undefined }
    expect((await submit(applicationBody(bench, split))).status).toBe(201)
    await bench.control.settings({ application_required_params: ["purchase.description"] })
    expect(codesOf(await submit(applicationBody(bench)))).toEqual(["purchase_description_is_missing"])
  })

  it.each([
    ["amount", "20.00", "credit_application_amount_is_not_valid"],
    ["amount", "abc", "credit_application_amount_is_not_valid"],
    ["period", 5, "credit_application_period_does_not_have_a_valid_value"],
    ["payment_day", 3, "credit_application_payment_day_does_not_have_a_valid_value"],
    ["down_payment_amount", "10.00", "credit_application_down_payment_amount_is_not_valid"],
    ["pos_session_uuid", "none", "credit_application_pos_session_uuid_is_not_valid"],
    ["colour", "red", "credit_application_colour_is_not_known"],
  ])("with %s %s is refused", async (name, value, code) => {
    expect(codesOf(await submit(applicationBody(bench, { [name]: value })))).toContain(code)
  })

  it("of another shop is not found", async () => {
    expect((await flow.read("471e6282-3384-412b-af7b-646eb8f04391")).status).toBe(404)
    expect((await submit(applicationBody(bench, { product_code: "none" }))).status).toBe(404)
  })
})

describe("the decision", () => {
  it.each([
    ["300.00", "positive"],
    ["1050.00", "negative"],
    ["600.14", "manual"],
    ["600.15", "failed"],
    ["600.16", "income_proof_requested"],
    ["600.17", "manual_negative"],
  ])("on %s is %s", async (amount, decision) => {
    expect(await decisionOf(await flow.submit({ amount }))).toBe(decision)
  })

  it("may take its time, and may wait to be told", async () => {
    await bench.control.settings({ decision_delay_ms: 60_000 })
    const uuid = await flow.submit()
    expect(await decisionOf(uuid)).toBe("pending")
    await bench.control.advance(61)
    expect(await decisionOf(uuid)).toBe("positive")
    await bench.control.settings({ decision_delay_ms: null })
    const other = await flow.submit()
    await bench.control.actOn(other, "decide_manual")
    await bench.control.actOn(other, "decide_negative")
    expect(await decisionOf(other)).toBe("negative")
    expect((await bench.control.tryToActOn(other, "decide_positive")).status).toBe(409)
  })
})

describe("changed conditions", () => {
  it("give a new uuid, and the old one leads to it", async () => {
    const old = await flow.submit({ amount: "600.18" })
    const latest = (await flow.read(old, "?type=latest")).body
    const uuid = textAt(latest, "creditApplication", "uuid")
    expect(uuid).not.toBe(old)
    expect(latest).toMatchObject({
      creditApplication: {
        changedConditions: true,
        previousUuid: old,
        period: 24,
        decisionStatus: "positive",
      },
    })
    expect((await flow.read(uuid, "?type=initial")).body).toMatchObject({ creditApplication: { uuid: old } })
    expect((await flow.read(old, "?type=exact")).body).toMatchObject({
      creditApplication: { uuid: old, decisionStatus: "pending", period: 12 },
    })
    expect((await flow.read(old, "?type=newest")).status).toBe(422)
    expect((await bench.client.post(`/applications/${old}/accept`)).status).toBe(422)
    expect((await bench.client.post(`/applications/${uuid}/accept`)).status).toBe(201)
  })

  it("may be scripted", async () => {
    await bench.control.decisions({ decision: "positive", changes: { amount: "250.00", period: 6 } })
    const old = await flow.submit()
    expect((await flow.read(old)).body).toMatchObject({ creditApplication: { amount: "250.00", period: 6 } })
  })
})

describe("the data of another customer", () => {
  const as = (identity: string, change: object): object => ({
    ...applicationBody(bench),
    customer: { identity_code: identity, first_name: "Other", last_name: "Person" },
    ...change,
  })

  it("are refused with the one sentence of the test environment", async () => {
    await flow.submit()
    const answer = await submit(as("47101010033", {}))
    expect(answer.status).toBe(422)
    expect(codesOf(answer)).toEqual(["Error has occurred, contact customer support"])
    expect(bench.sandbox.ledger().applications).toHaveLength(1)
  })

  it("are no obstacle for the same person, or for a new one with everything new", async () => {
    await flow.submit()
    expect((await submit(applicationBody(bench))).status).toBe(201)
    const fresh = {
      customer_contact: { mobile: "+37255555556", email: "other@shop.example" },
      customer_identification: { document_number: "AA0000002" },
    }
    expect((await submit(as("47101010033", fresh))).status).toBe(201)
  })

  it.each([
    ["bad_request", 400],
    ["server_error", 500],
    ["decision_failed", 201],
  ])("may be told otherwise: %s", async (form, status) => {
    await bench.control.settings({ shapes: { customer_clash: form } })
    await flow.submit()
    const answer = await submit(as("47101010033", {}))
    expect(answer.status).toBe(status)
    if (status === 201) expect(await decisionOf(textAt(answer.body, "uuid"))).toBe("failed")
  })
})

describe("an application for a session", () => {
  it("shows its offer in the dialog, and completes the session", async () => {
    const session = await bench.open({ product_code: PRODUCT.withoutApproval })
    const credit = { pos_session_uuid: session, product_code: PRODUCT.withoutApproval }
    const uuid = await flow.submit(credit)
    expect(await decisionOf(uuid)).toBe("positive")
    const page = await fetch(`${bench.sandbox.url}/epos/sessions/${session}`)
    expect(await page.text()).toContain('id="accept"')
    expect((await bench.control.act(session, "accept")).session).toMatchObject({
      status: "completed",
      application_uuid: uuid,
    })
  })

  it("is one, and is for the session's own product and amount", async () => {
    const session = await bench.open()
    const answer = await submit(applicationBody(bench, { pos_session_uuid: session, amount: "301.00" }))
    expect(codesOf(answer)).toEqual(["credit_application_amount_is_not_valid"])
    await flow.submit({ pos_session_uuid: session })
    expect((await submit(applicationBody(bench, { pos_session_uuid: session }))).status).toBe(422)
  })

  it("declines the session when the decision is negative", async () => {
    const session = await bench.open({ total_amount: 1050 })
    const uuid = await flow.submit({ pos_session_uuid: session, amount: "1050.00" })
    expect(await decisionOf(uuid)).toBe("negative")
    expect((await bench.client.readSession(session)).body).toMatchObject({ status: "declined" })
  })
})

describe("accepting and cancelling", () => {
  it("are possible once the offer was read, and once only", async () => {
    const uuid = await flow.submit()
    expect(codesOf(await bench.client.post(`/applications/${uuid}/accept`))).toEqual(["can_not_accept"])
    expect(codesOf(await bench.client.post(`/applications/${uuid}/cancel`))).toEqual(["can_not_cancel"])
    await flow.read(uuid)
    expect(await bench.client.post(`/applications/${uuid}/accept`)).toMatchObject({
      status: 201,
      body: { contract: { uuid: expect.any(String) as string } },
    })
    expect((await bench.client.post(`/applications/${uuid}/accept`)).status).toBe(422)
    expect((await bench.client.post(`/applications/${uuid}/cancel`)).status).toBe(422)
  })

  it("need a positive decision", async () => {
    const uuid = await flow.submit({ amount: "1050.00" })
    await flow.read(uuid)
    expect(codesOf(await bench.client.post(`/applications/${uuid}/accept`))).toEqual([
      "application_is_not_positive",
    ])
    expect((await bench.client.post(`/applications/${uuid}/cancel`)).status).toBe(422)
  })

  it("cancels without a body, and takes a session with it", async () => {
    const session = await bench.open()
    const uuid = await flow.submit({ pos_session_uuid: session })
    await flow.read(uuid)
    expect(await bench.client.post(`/applications/${uuid}/cancel`)).toMatchObject({ status: 204, text: "" })
    expect((await bench.client.post(`/applications/${uuid}/accept`)).status).toBe(422)
    expect((await bench.client.readSession(session)).body).toMatchObject({ status: "cancelled" })
  })

  it("end with the offer", async () => {
    await bench.control.settings({ offer_lifetime_seconds: 60 })
    const uuid = await flow.submit()
    await flow.read(uuid)
    await bench.control.advance(61)
    expect((await bench.client.post(`/applications/${uuid}/accept`)).status).toBe(422)
  })
})
