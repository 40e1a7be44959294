import { IBAN } from "../../__tests__/support/applicant"
import { answer, startScriptedServer, type ScriptedServer } from "../../__tests__/support/scripted-server"
import { clientOf, CONTRACT, type ShopOptions } from "../../__tests__/support/shop"

let server: ScriptedServer
const contract = { contractUuid: CONTRACT }
const PAGE = "https://pay.example.com/1"

const client = (body: unknown = "", options: ShopOptions = {}) => {
  server.play(answer(201, body))
  return clientOf(server.url, options)
}
const sent = () => JSON.parse(server.requests[0]?.body ?? "null") as unknown

beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

describe("the page for a down payment", () => {
  it.each([
    ["https://shop.example.com/back", "https://shop.example.com/back?status={status}"],
    ["https://shop.example.com/back?a=1", "https://shop.example.com/back?a=1&status={status}"],
  ])(
    "sends the shopper back to %s with the placeholder at the end, in braces",
    async (returnUrl, address) => {
      expect(await client({ redirect_url: PAGE }).createPaymentLink({ ...contract, returnUrl })).toEqual({
        ok: true,
        value: { redirectUrl: PAGE },
      })
      expect(sent()).toEqual({ return_url: address })
    },
  )

  it("takes an address in version 3's name, and what the agreement adds", async () => {
    const options = { dialect: "v3", overrides: { extra_body: { payment_link: { locale: "et" } } } } as const
    await client({ redirectUrl: PAGE }, options).createPaymentLink({
      ...contract,
      returnUrl: "https://a.example.com",
    })
    expect(sent()).toEqual({ returnUrl: "https://a.example.com?status={status}", locale: "et" })
  })

  it.each(["https://a.example.com/?status=1", "https://a.example.com/#x", "not an address"])(
    "is not asked for with %s",
    async (returnUrl) => {
      const refused = await client({ url: PAGE }).createPaymentLink({ ...contract, returnUrl })
      expect(refused).toMatchObject({ error: { status: 0, codes: ["return_url_is_not_valid"] } })
    },
  )

  it("may be asked for again: each attempt has its own", async () => {
    server.play(answer(500), answer(201, { redirect_url: PAGE }))
    const link = await clientOf(server.url).createPaymentLink({
      ...contract,
      returnUrl: "https://a.example.com",
    })
    expect(link.ok).toBe(true)
  })
})

describe("the account that is paid", () => {
  const add = (options: ShopOptions = {}, accountNumber = "EE38 2200 2210 2014 5685") =>
    client("", options).addPayoutAccount({ ...contract, accountNumber })

  it.each([
    [{}, { payout_account_number: IBAN }],
    [{ dialect: "v2_camel" }, { payoutAccountNumber: IBAN }],
    [{ overrides: { payout_account_key: "iban" } }, { iban: IBAN }],
    [
      {
        overrides: {
          payout_account_wrapper: "payout_account",
          extra_body: { payout_account: { holder: "Shop" } },
        },
      },
      { payout_account: { holder: "Shop", payout_account_number: IBAN } },
    ],
  ] as const)("with %j is sent as %j", async (options, body) => {
    expect((await add(options)).ok).toBe(true)
    expect(sent()).toEqual(body)
  })

  it("is refused when it is none, without being quoted", async () => {
    const refused = await add({}, "my account, please")
    expect(refused).toMatchObject({ error: { codes: ["account_number_is_not_valid"] } })
  })
})

describe("the withdrawal of a contract", () => {
  it.each([
    [undefined, {}],
    [
      { extra_body: { withdrawal: { reason: "returned", inner_key: 1 } } },
      { reason: "returned", inner_key: 1 },
    ],
  ])("with overrides %j sends %j", async (overrides, body) => {
    expect((await client("", { dialect: "v3", overrides }).withdrawContract(contract)).ok).toBe(true)
    expect(sent()).toEqual(body)
    expect(server.requests[0]?.url).toMatch(/merchant-withdrawal$/)
  })

  it("has no body at all where the connection wants none", async () => {
    await client("", { overrides: { extra_body: { withdrawal: null } } }).withdrawContract(contract)
    expect(server.requests[0]).toMatchObject({ body: "" })
  })

  it("is never sent twice", async () => {
    server.play(answer(502))
    expect(await clientOf(server.url).withdrawContract(contract)).toMatchObject({
      error: { kind: "unavailable" },
    })
    expect(server.requests).toHaveLength(1)
  })
})

describe("the contract as a file", () => {
  const PDF = "%PDF-1.4"
  const open = async (link: string, options: ShopOptions & { forceRegeneration?: boolean } = {}) => {
    server.play(
      answer(201, { uuid: CONTRACT, link }),
      answer(200, PDF, { "content-type": "application/pdf" }),
    )
    const { forceRegeneration = false, ...shop } = options
    return clientOf(server.url, shop).openPrintout({ ...contract, forceRegeneration })
  }

  it("is fetched from the link, without the key", async () => {
    const file = await open(`${server.url}/files/1?token=t`, { forceRegeneration: true })
    expect(file).toMatchObject({ value: { contentType: "application/pdf" } })
    expect(server.requests.map(({ url }) => url)).toEqual([
      expect.stringContaining("/printouts?force_regeneration=true"),
      "/files/1?token=t",
    ])
    expect(server.requests[0]?.headers.authorization).toBeDefined()
    expect(server.requests[1]?.headers.authorization).toBeUndefined()
    if (file.ok) file.value.content.destroy()
  })

  it.each([
    [{ dialect: "v3" }, "forceRegeneration=false"],
    [{ overrides: { printout_flag: "forceRegeneration" } }, "forceRegeneration=false"],
  ] as const)("is asked for with %j by %s", async (options, query) => {
    const file = await open(`${server.url}/files/1`, options)
    expect(server.requests[0]?.url).toContain(query)
    if (file.ok) file.value.content.destroy()
  })

  it("is not fetched from a host that the connection does not know", async () => {
    expect(await open("https://elsewhere.example.com/1")).toMatchObject({
      error: { problem: "foreign_host" },
    })
    expect(server.requests).toHaveLength(1)
  })
})
