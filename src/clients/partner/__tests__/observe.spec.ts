import {
  answer,
  drip,
  silence,
  startScriptedServer,
  type ScriptedServer,
} from "../../__tests__/support/scripted-server"
import { clientOf, CONTRACT, SESSION } from "../../__tests__/support/shop"
import { observePartner, type Observed } from "../observe"

let server: ScriptedServer
const session = (contract: string | null) =>
  answer(200, { uuid: SESSION, status: "granted", credit_contract_uuid: contract })
const contract = answer(200, { contract: { uuid: CONTRACT, status: "signed" } })
const observed = (change: Partial<Observed> = {}): Observed => ({
  method: "hire-purchase",
  sessionUuid: SESSION,
  contractUuid: null,
  ...change,
})

beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

describe("reading a financing", () => {
  it("reads the session and then the contract that it names", async () => {
    server.play(session(CONTRACT), contract)
    expect(await observePartner(clientOf(server.url), observed())).toMatchObject({
      ok: true,
      value: { session: { status: "granted" }, contract: { status: "signed" }, contractUnread: false },
    })
    expect(server.requests).toHaveLength(2)
  })

  it("reads a contract that is known although the session does not name it", async () => {
    server.play(session(null), contract)
    const result = await observePartner(clientOf(server.url), observed({ contractUuid: CONTRACT }))
    expect(result).toMatchObject({ value: { contract: { uuid: CONTRACT } } })
  })

  it("reads no contract where there is none", async () => {
    server.play(session(null))
    expect(await observePartner(clientOf(server.url), observed())).toMatchObject({
      value: { contract: null, contractUnread: false },
    })
    expect(server.requests).toHaveLength(1)
  })

  it("never reads a contract for pay next month", async () => {
    server.play(session(CONTRACT))
    const result = await observePartner(
      clientOf(server.url),
      observed({ method: "pay-next-month", contractUuid: CONTRACT }),
    )
    expect(result).toMatchObject({ value: { contract: null, contractUnread: false } })
    expect(server.requests).toHaveLength(1)
  })

  it("says that a contract could not be read", async () => {
    server.play(session(CONTRACT), answer(404, { message: ["contract_not_found"] }))
    expect(await observePartner(clientOf(server.url), observed())).toMatchObject({
      ok: true,
      value: { contract: null, contractUnread: true },
    })
  })

  it("fails when the session cannot be read", async () => {
    server.play(answer(401))
    expect(await observePartner(clientOf(server.url), observed())).toMatchObject({
      error: { kind: "unauthorized" },
    })
  })

  it("keeps one budget for both readings", async () => {
    server.play(session(CONTRACT), silence, drip)
    const started = performance.now()
    const result = await observePartner(clientOf(server.url), observed(), { budgetMs: 300 })
    expect(performance.now() - started).toBeLessThan(450)
    expect(result).toMatchObject({ value: { contractUnread: true } })
  })
})
