import { APPLICATION, fileOf } from "../../__tests__/support/applicant"
import { answer, startScriptedServer, type ScriptedServer } from "../../__tests__/support/scripted-server"
import { clientOf, type ShopOptions } from "../../__tests__/support/shop"

let server: ScriptedServer
const BANK = "https://bank.example.com/start"

const asking = {
  applicationUuid: APPLICATION,
  bankId: "24",
  returnUrl: "https://shop.example.com/b",
  locale: "et",
}
const client = (body: unknown, options: ShopOptions = {}) => {
  server.play(answer(201, body))
  return clientOf(server.url, options)
}
const sent = () => JSON.parse(server.requests[0]?.body ?? "null") as unknown

beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

describe("the banks", () => {
  const icon = "https://bank.example.com/icon.png"

  it.each([
    ["a bare list", [{ id: 24, name: "Bank", icon }]],
    ["banks", { banks: [{ bank_id: "24", bank_name: "Bank", icon_url: icon }] }],
    ["bank_list", { bank_list: [{ bankId: 24, bankName: "Bank", logoUrl: icon }] }],
    ["data", { data: [{ id: "24", name: "Bank", logo: icon }] }],
  ])("are understood as %s", async (_, body) => {
    expect(await client(body).readBanks({ applicationUuid: APPLICATION })).toEqual({
      ok: true,
      value: [{ id: "24", name: "Bank", iconUrl: icon }],
    })
  })

  it("are asked for in each version's own words", async () => {
    await client([]).readBanks({ applicationUuid: APPLICATION })
    expect(server.requests[0]?.url).toMatch(/account_statements\/bank_list\?application_uuid=471e/)
    await client([], { dialect: "v3" }).readBanks({ applicationUuid: APPLICATION })
    expect(server.requests[0]?.url).toMatch(/account-statements\/bank-list\?applicationUuid=471e/)
  })
})

describe("the reading of a statement", () => {
  it.each([{ redirect_url: BANK }, { redirectUrl: BANK }, { url: BANK }])(
    "leads to a bank: %j",
    async (body) => {
      const answered = await client(
        "retrieval" in body ? body : { retrieval_id: 9, ...body },
      ).retrieveStatement(asking)
      expect(answered).toEqual({ ok: true, value: { retrievalId: "9", redirectUrl: BANK } })
      expect(sent()).toEqual({
        application_uuid: APPLICATION,
        bank_id: "24",
        return_url: "https://shop.example.com/b",
        locale: "et",
      })
    },
  )

  it("has the names that the connection gives", async () => {
    const overrides = {
      statement_names: { bank_id: "bank_code" },
      extra_body: { statement_retrieval: { months: 6 } },
    }
    await client({ url: BANK }, { dialect: "v3", overrides }).retrieveStatement(asking)
    expect(sent()).toEqual({
      applicationUuid: APPLICATION,
      bank_code: "24",
      returnUrl: "https://shop.example.com/b",
      locale: "et",
      months: 6,
    })
  })

  it("is not begun with a locale of another form", async () => {
    const refused = await client({ url: BANK }).retrieveStatement({ ...asking, locale: "et-ET" })
    expect(refused).toMatchObject({ error: { status: 0, codes: ["locale_is_not_valid"] } })
  })
})

describe("files as proof of income", () => {
  const upload = (change: object = {}, options: ShopOptions = {}) =>
    client("", options).uploadAttachments({
      applicationUuid: APPLICATION,
      description: "Statement",
      files: [fileOf("%PDF-1.4")],
      ...change,
    })

  it("are sent with their kind and a description", async () => {
    expect((await upload({}, { dialect: "v3" })).ok).toBe(true)
    const [request] = server.requests
    expect(request?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/)
    expect(request?.url).toMatch(/\/partner\/v3\/shops\/.+\/applications\/.+\/attachments$/)
    for (const piece of ['name="attachments[]"', "income_proof_document", "Statement", "%PDF-1.4"])
      expect(request?.body).toContain(piece)
  })

  it("have the kind that the connection says", async () => {
    await upload({}, { overrides: { attachment_type: "bank_statement" } })
    expect(server.requests[0]?.body).toContain("bank_statement")
  })

  it.each([
    ["no file", { files: [] }, "files_is_not_valid"],
    [
      "another kind of file",
      { files: [{ ...fileOf("x"), contentType: "text/html" }] },
      "files_0_content_type_is_not_valid",
    ],
    ["no description", { description: " " }, "description_is_not_valid"],
  ])("are refused with %s", async (_, change, code) => {
    expect(await upload(change)).toMatchObject({ error: { status: 0, codes: [code] } })
    expect(server.requests).toHaveLength(0)
  })
})
