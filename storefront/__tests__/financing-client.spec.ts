import { FinancingClient } from "../client/financing-client.js"
import { FinancingRefused } from "../client/refusal.js"
import { type Heard, scriptedStore, type ScriptedStore } from "./scripted-store.js"

const TICKET = { id: "fin_1", token: "secret-token" }
const STATE = {
  financing: { id: "fin_1" },
  next_action: { type: "wait", poll_after_seconds: 1, for: "decision" },
}

let store: ScriptedStore
let client: FinancingClient

beforeEach(async () => {
  store = await scriptedStore()
  client = new FinancingClient({ baseUrl: `${store.url}/`, publishableKey: "pk_1" })
})
afterEach(() => store.close())

describe("the client of a store's financing routes", () => {
  it("starts a financing and hands out the ticket of its shopper", async () => {
    store.answer({ body: { ...STATE, token: "secret-token" } })
    expect(await client.start("cart_1", "split-payment")).toEqual({ ...STATE, ticket: TICKET })
    expect(store.heard).toEqual([
      {
        line: "POST /store/financings",
        key: "pk_1",
        token: undefined,
        body: { cart_id: "cart_1", method: "split-payment" },
      },
    ])
  })

  const application = { period: 12, applicant: { "customer.first_name": "Zofia" }, consents: [] }

  it.each<[string, Pick<Heard, "line" | "body">, () => Promise<unknown>]>([
    ["reads", { line: "GET /store/financings/fin_1", body: null }, () => client.read(TICKET)],
    ["refreshes", { line: "POST /store/financings/fin_1/refresh", body: {} }, () => client.refresh(TICKET)],
    [
      "applies",
      { line: "POST /store/financings/fin_1/application", body: application },
      () => client.apply(TICKET, application),
    ],
    [
      "accepts the offer seen",
      { line: "POST /store/financings/fin_1/offer/accept", body: { offer_id: "o1" } },
      () => client.acceptOffer(TICKET, "o1"),
    ],
    ["cancels", { line: "POST /store/financings/fin_1/cancel", body: {} }, () => client.cancel(TICKET)],
    [
      "signs",
      { line: "POST /store/financings/fin_1/signing", body: { method: "sms" } },
      () => client.sign(TICKET, "sms"),
    ],
    [
      "confirms with a code's zeros",
      { line: "POST /store/financings/fin_1/signing/code", body: { code: "0000" } },
      () => client.confirmCode(TICKET, "0000"),
    ],
  ])("%s with the ticket's token", async (_act, asked, call) => {
    store.answer({ body: STATE })
    expect(await call()).toEqual(STATE)
    expect(store.heard).toEqual([{ ...asked, key: "pk_1", token: "secret-token" }])
  })

  it("asks for prices, banks, the bank's address, the way to pay, and the methods of a cart", async () => {
    const calculation = {
      monthly_payment: "10.00",
      apr: "9.1",
      total_cost: "120.00",
      down_payment_minimum_amount: null,
    }
    const banks = [{ id: "24", name: "Bank", icon_url: null }]
    store.answer({ body: { calculation } }, { body: { banks } })
    store.answer({ body: { redirect_url: "https://bank" } }, { body: { redirect_url: "https://pay" } })
    store.answer({ body: { financing_methods: [], unavailable: [] } })
    expect(await client.calculate(TICKET, { period: 12 })).toEqual(calculation)
    expect(await client.banks(TICKET)).toEqual(banks)
    expect(await client.openBank(TICKET, "24")).toBe("https://bank")
    expect(await client.payDown(TICKET)).toBe("https://pay")
    expect(await client.methods("cart 1")).toEqual({ financing_methods: [], unavailable: [] })
    expect(store.heard.map(({ line }) => line)).toEqual([
      "POST /store/financings/fin_1/calculation",
      "GET /store/financings/fin_1/banks",
      "POST /store/financings/fin_1/bank",
      "POST /store/financings/fin_1/down-payment",
      "GET /store/financing-methods?cart_id=cart%201",
    ])
  })

  it("needs no token for a signed-in customer, whose own header goes with every request", async () => {
    const headers = () => ({ authorization: "Bearer customer" })
    const mine = new FinancingClient({ baseUrl: store.url, publishableKey: "pk_1", headers })
    store.answer({ body: STATE })
    await mine.read({ id: "fin_1", token: null })
    expect(store.heard[0]?.token).toBeUndefined()
  })

  it("hands the contract out as it came", async () => {
    store.answer({ body: "%PDF-1.4" })
    expect(await (await client.printout(TICKET)).text()).toBe("%PDF-1.4")
  })
})

describe("a store that refuses", () => {
  const refusal = async (): Promise<FinancingRefused> => {
    const error: unknown = await client.read(TICKET).catch((one: unknown) => one)
    if (error instanceof FinancingRefused) return error
    throw new Error("It did not refuse.")
  }

  it("says which fields and why", async () => {
    const problems = [{ field: "customer.identity_code", reason: "identity_form", message: "Not a code." }]
    store.answer({ status: 400, body: { type: "invalid_application", message: "Please check.", problems } })
    expect(await refusal()).toMatchObject({
      status: 400,
      type: "invalid_application",
      reason: null,
      problems,
    })
  })

  it("says which file, by its name", async () => {
    const problems = [{ name: "a.pdf", reason: "kind", message: "No PDF." }]
    store.answer({ status: 400, body: { type: "file_refused", problems } })
    expect((await refusal()).problems).toEqual([{ field: "a.pdf", reason: "kind", message: "No PDF." }])
  })

  it.each([
    [404, { type: "not_found", message: "Not found" }, "Not found"],
    [409, { type: "financing_refused", reason: "offer_changed", message: "Changed" }, "Changed"],
    [502, "<html>bad gateway</html>", "The store answered 502."],
    [500, null, "The store answered 500."],
    [400, { problems: "none", message: 7 }, "The store answered 400."],
  ])("with %s and %j is told as a refusal", async (status, body, message) => {
    store.answer({ status, body })
    expect(await refusal()).toMatchObject({ status, message, problems: [] })
  })

  it("is asked once: nothing is repeated by itself, even when it is gone", async () => {
    store.answer({ status: 503, body: {} })
    await expect(client.cancel(TICKET)).rejects.toThrow(FinancingRefused)
    expect(store.heard).toHaveLength(1)
    await store.close()
    await expect(client.cancel(TICKET)).rejects.toMatchObject({ name: "TypeError" })
  })
})
