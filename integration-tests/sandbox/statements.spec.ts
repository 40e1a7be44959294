import { type Bench, startBench } from "./support/bench"
import { codesOf, DirectFlow } from "./support/direct"
import { textAt } from "./support/json-body"

let bench: Bench
let flow: DirectFlow
beforeAll(async () => {
  bench = await startBench()
  flow = new DirectFlow(bench)
})
afterEach(() => bench.control.reset())
afterAll(() => bench.close())

const PDF = Buffer.from("%PDF-1.4 a statement")
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])

function statements(files: readonly Buffer[], fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const file of files) form.append("attachments[]", new Blob([new Uint8Array(file)]), "statement.bin")
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

const FIELDS = { type: "income_proof_document", description: "January to June" }
const PHOTO = { ...FIELDS, type: "photo" }
const LARGE = Buffer.concat([PDF, Buffer.alloc(100)])
const attach = (uuid: string, files: readonly Buffer[], fields: Readonly<Record<string, string>> = FIELDS) =>
  bench.client.upload(`/applications/${uuid}/attachments`, statements(files, fields))
const decision = async (uuid: string) =>
  textAt((await flow.read(uuid)).body, "creditApplication", "decisionStatus")
const retrieval = (uuid: string, change: object = {}) =>
  bench.client.post("/account_statements/initiate_retrieval", {
    application_uuid: uuid,
    return_url: `${bench.merchant.url}/bank-return`,
    bank_id: "24",
    locale: "et",
    ...change,
  })

async function asked(): Promise<string> {
  const uuid = await flow.submit({ amount: "600.16" })
  await flow.read(uuid)
  return uuid
}

describe("a statement from the bank", () => {
  it("is fetched from one of the listed banks, and decides anew", async () => {
    const uuid = await asked()
    const banks = await bench.client.get(`/account_statements/bank_list?application_uuid=${uuid}`)
    expect(banks.body).toContainEqual({
      id: "24",
      name: "First Sandbox Bank",
      icon: expect.any(String) as string,
    })
    const answer = await retrieval(uuid)
    expect(answer.status).toBe(201)
    const address = textAt(answer.body, "redirect_url")
    expect(await (await fetch(address)).text()).toContain('id="share"')
    const back = await fetch(`${address}/share`, { method: "POST", redirect: "manual" })
    expect(back.headers.get("location")).toBe(`${bench.merchant.url}/bank-return`)
    await bench.control.advance(0)
    expect(await decision(uuid)).toBe("positive")
  })

  it("that nobody shares changes nothing", async () => {
    const uuid = await asked()
    const address = textAt((await retrieval(uuid)).body, "redirect_url")
    await fetch(`${address}/leave`, { method: "POST", redirect: "manual" })
    expect(await decision(uuid)).toBe("income_proof_requested")
  })

  it("may not be enough: the next proof is by hand", async () => {
    const uuid = await asked()
    await bench.control.decisions({
      decision: "income_proof_required",
      income_proof_type: "manual_internal_verification",
    })
    const address = textAt((await retrieval(uuid)).body, "redirect_url")
    await fetch(`${address}/share`, { method: "POST", redirect: "manual" })
    await bench.control.advance(0)
    expect((await flow.read(uuid)).body).toMatchObject({
      creditApplication: { incomeProofType: "manual_internal_verification" },
    })
    expect(codesOf(await retrieval(uuid))).toEqual(["can_not_initiate_retrieval"])
  })

  it.each([
    [{ bank_id: "99" }, "bank_id_does_not_have_a_valid_value"],
    [{ bank_id: 24 }, "bank_id_is_not_valid"],
    [{ locale: "et-ET" }, "locale_does_not_have_a_valid_value"],
    [{ return_url: "/back" }, "return_url_is_not_valid"],
  ])("is not fetched for %p", async (change, code) => {
    expect(codesOf(await retrieval(await asked(), change))).toEqual([code])
  })

  it("is not asked for when nothing is to be proven", async () => {
    expect(codesOf(await retrieval(await flow.submit()))).toEqual(["can_not_initiate_retrieval"])
    expect((await retrieval("none")).status).toBe(404)
    expect((await bench.client.get("/account_statements/bank_list")).status).toBe(422)
  })

  it("is also what a contract waits for that needs the customer's verification", async () => {
    await bench.control.settings({ verification: true })
    const { application, contract } = await flow.signed()
    expect((await bench.client.readContract(contract)).body).toMatchObject({
      contract: {
        process_status: "waiting_for_customer_digital_verification",
        identificationSatisfied: false,
      },
    })
    expect((await bench.client.approve(contract)).status).toBe(422)
    const address = textAt((await retrieval(application)).body, "redirect_url")
    await fetch(`${address}/share`, { method: "POST", redirect: "manual" })
    expect((await bench.client.approve(contract)).status).toBe(204)
  })
})

describe("files that prove an income", () => {
  it("are taken by their first bytes, and decide anew", async () => {
    const uuid = await asked()
    expect(await attach(uuid, [PDF, PNG])).toMatchObject({ status: 201, body: {} })
    await bench.control.advance(0)
    expect(await decision(uuid)).toBe("positive")
    expect(bench.sandbox.ledger().applications[0]?.attachments).toMatchObject([
      { kind: "pdf", bytes: PDF.length },
      { kind: "png", bytes: PNG.length },
    ])
  })

  it.each([
    {
      name: "another kind",
      files: [Buffer.from("MZ")],
      fields: FIELDS,
      code: "attachments_type_is_not_valid",
    },
    { name: "none", files: [], fields: FIELDS, code: "attachments_is_missing" },
    { name: "too many", files: [PDF, PDF, PDF], fields: FIELDS, code: "attachments_count_is_not_valid" },
    { name: "a large one", files: [LARGE], fields: FIELDS, code: "attachments_size_is_not_valid" },
    { name: "no type", files: [PDF], fields: { description: "x" }, code: "type_is_missing" },
    { name: "another type", files: [PDF], fields: PHOTO, code: "type_does_not_have_a_valid_value" },
    { name: "no description", files: [PDF], fields: { type: FIELDS.type }, code: "description_is_missing" },
  ])("are refused: $name", async ({ files, fields, code }) => {
    await bench.control.settings({ attachments: { most: 2, largest: 100 } })
    expect(codesOf(await attach(await asked(), files, fields))).toContain(code)
  })

  it("may come without type and description when the service is set so", async () => {
    await bench.control.settings({ requests: { attachment_fields: "optional" } })
    expect((await attach(await asked(), [PDF], {})).status).toBe(201)
  })

  it("are not taken when nothing is to be proven, nor as JSON", async () => {
    expect(codesOf(await attach(await flow.submit(), [PDF]))).toEqual(["can_not_add_attachments"])
    const uuid = await asked()
    expect((await bench.client.post(`/applications/${uuid}/attachments`, {})).status).toBe(422)
  })
})
