import { type Bench, startBench } from "./support/bench"
import { isObject } from "./support/json-body"
import { ServiceClient } from "./support/service-client"

let bench: Bench
let contract: string
beforeAll(async () => {
  bench = await startBench()
})
beforeEach(async () => {
  const uuid = await bench.open()
  contract = (await bench.control.act(uuid, "grant")).contract?.uuid ?? "none"
})
afterEach(() => bench.control.reset())
afterAll(() => bench.close())

const read = async (): Promise<unknown> => (await bench.client.readContract(contract)).body
const bodyOf = (body: unknown): unknown => (isObject(body) ? body.contract : undefined)

describe("a contract as the document prints it", () => {
  it("is wrapped, in camelCase but for process_status", async () => {
    const names = Object.keys(bodyOf(await read()) as object)
    for (const name of [
      "status",
      "process_status",
      "terminationReason",
      "uuid",
      "number",
      "payoutAccountNumber",
      "activatedAt",
      "activatorName",
      "terminatedAt",
      "productCode",
      "customerSigned",
      "repSigned",
      "signedAt",
      "partnerApprovalAt",
      "customerUuid",
      "identificationSatisfied",
    ]) {
      expect(names).toContain(name)
    }
  })

  it("is flat and in camelCase for the short ePOS flow", async () => {
    await bench.control.settings({ dialects: { [bench.client.shop.shopUuid]: "v2_camel" } })
    expect(await read()).toMatchObject({ uuid: contract, processStatus: "waiting_for_partners_confirmation" })
  })

  it("names the wait for the merchant in the singular in version 3", async () => {
    const version3 = new ServiceClient(bench.sandbox.url, bench.client.shop, "v3")
    expect((await version3.readContract(contract)).body).toMatchObject({
      contract: { uuid: contract, processStatus: "waiting_for_partner_confirmation" },
    })
    expect((await version3.approve(contract)).status).toBe(204)
    expect((await version3.cancel(contract)).status).toBe(422)
  })
})

describe("the other forms that were seen", () => {
  it("are wrapped or flat, in either naming, with either spelling", async () => {
    await bench.control.settings({
      shapes: { contract: "flat", contract_names: "snake_case", partner_confirmation: "partner" },
    })
    expect(await read()).toMatchObject({
      uuid: contract,
      payout_account_number: expect.any(String) as string,
      process_status: "waiting_for_partner_confirmation",
    })
    await bench.control.settings({
      shapes: { contract: "wrapped", contract_names: "camel_case", payout_account: "payout_bank_account" },
    })
    expect(bodyOf(await read())).toMatchObject({
      payoutBankAccount: expect.any(String) as string,
      processStatus: "waiting_for_partner_confirmation",
    })
  })
})
