import { CONTRACT_MOVES } from "../../sandbox/world/contract"
import { SESSION_MOVES } from "../../sandbox/world/session"
import { type Bench, PRODUCT, shopOf, startBench } from "./support/bench"
import { textAt } from "./support/json-body"
import { ServiceClient } from "./support/service-client"

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterEach(() => bench.control.reset())
afterAll(() => bench.close())

const statusOf = async (uuid: string): Promise<string> =>
  textAt((await bench.client.readSession(uuid)).body, "status")

async function granted(product: string = PRODUCT.withApproval): Promise<{ uuid: string; contract: string }> {
  const uuid = await bench.open({ product_code: product })
  const { contract } = await bench.control.act(uuid, "grant")
  return { uuid, contract: contract?.uuid ?? "none" }
}

describe("a purchase that the merchant approves", () => {
  it("is granted first, and names its application and contract only when they exist", async () => {
    const uuid = await bench.open()
    const fresh = await bench.client.readSession(uuid)
    expect(fresh.body).not.toHaveProperty("credit_application_uuid")
    expect(fresh.body).not.toHaveProperty("credit_contract_uuid")
    await bench.control.act(uuid, "apply")
    expect((await bench.client.readSession(uuid)).body).toMatchObject({
      status: "pending",
      credit_application_uuid: expect.any(String) as string,
    })
    await bench.control.act(uuid, "accept")
    expect((await bench.client.readSession(uuid)).body).toMatchObject({
      status: "granted",
      credit_contract_uuid: expect.any(String) as string,
    })
  })

  it.each([PRODUCT.withApproval, PRODUCT.splitWithApproval])(
    "is active and paid after it: %s",
    async (product) => {
      const { uuid, contract } = await granted(product)
      expect((await bench.client.readContract(contract)).body).toMatchObject({
        contract: {
          status: "signed",
          process_status: "waiting_for_partners_confirmation",
          activatedAt: null,
        },
      })
      expect(bench.sandbox.ledger().paid).toEqual({ EUR: "0.00" })
      expect(await bench.client.approve(contract)).toMatchObject({ status: 204, text: "" })
      expect((await bench.client.readContract(contract)).body).toMatchObject({
        contract: {
          status: "activated",
          process_status: "activated",
          partnerApprovalAt: expect.any(String) as string,
        },
      })
      expect(await statusOf(uuid)).toBe("completed")
      expect(bench.sandbox.ledger().paid).toEqual({ EUR: "300.00" })
    },
  )

  it("is approved once: the second approval is refused with can_not_approve", async () => {
    const { contract } = await granted()
    await bench.client.approve(contract)
    expect(await bench.client.approve(contract)).toMatchObject({
      status: 422,
      body: { message: ["can_not_approve"] },
    })
  })

  it("stays signed for a while after the approval when the activation is slow", async () => {
    await bench.control.settings({ activation_delay_ms: 60_000 })
    const { uuid, contract } = await granted()
    expect((await bench.client.approve(contract)).status).toBe(204)
    expect((await bench.client.approve(contract)).status).toBe(422)
    expect(await statusOf(uuid)).toBe("granted")
    await bench.control.advance(61)
    expect(await statusOf(uuid)).toBe("completed")
  })

  it("waits for ever when the activation is switched off, until it is told", async () => {
    await bench.control.settings({ activation_delay_ms: null })
    const { uuid, contract } = await granted()
    await bench.client.approve(contract)
    await bench.control.advance(30 * 24 * 3600)
    expect(await statusOf(uuid)).toBe("granted")
    await bench.control.act(uuid, "activate")
    expect(await statusOf(uuid)).toBe("completed")
  })

  it("can be cancelled between the approval and the activation, and stays cancelled", async () => {
    await bench.control.settings({ activation_delay_ms: 60_000 })
    const { uuid, contract } = await granted()
    await bench.client.approve(contract)
    expect((await bench.client.cancel(contract)).status).toBe(204)
    await bench.control.advance(61)
    expect(await statusOf(uuid)).toBe("cancelled")
  })
})

describe("a purchase without approval", () => {
  it.each([PRODUCT.withoutApproval, PRODUCT.split])(
    "is active and paid with the signature: %s",
    async (product) => {
      const { uuid, contract } = await granted(product)
      expect(await statusOf(uuid)).toBe("completed")
      expect((await bench.client.readContract(contract)).body).toMatchObject({
        contract: { status: "activated" },
      })
      expect((await bench.client.approve(contract)).status).toBe(422)
    },
  )

  it("stays pending with a signed contract when the activation is slow", async () => {
    await bench.control.settings({ signing_activation_delay_ms: 5000 })
    const { uuid, contract } = await granted(PRODUCT.withoutApproval)
    expect(await statusOf(uuid)).toBe("pending")
    expect((await bench.client.readContract(contract)).body).toMatchObject({ contract: { status: "signed" } })
    await bench.control.advance(5)
    expect(await statusOf(uuid)).toBe("completed")
  })
})

describe("cancelling a contract", () => {
  it.each(["accept_unsigned", "accept"])("is possible before it is active: after %s", async (act) => {
    const uuid = await bench.open()
    await bench.control.act(uuid, "apply")
    const { contract } = await bench.control.act(uuid, act)
    expect(await bench.client.cancel(contract?.uuid ?? "")).toMatchObject({ status: 204, text: "" })
    expect(await statusOf(uuid)).toBe("cancelled")
    expect((await bench.client.readContract(contract?.uuid ?? "")).body).toMatchObject({
      contract: { status: "cancelled" },
    })
  })

  it("is refused with can_not_cancel once it is active, cancelled or terminated", async () => {
    const { uuid, contract } = await granted(PRODUCT.withoutApproval)
    const refusal = { status: 422, body: { message: ["can_not_cancel"] } }
    expect(await bench.client.cancel(contract)).toMatchObject(refusal)
    await bench.control.act(uuid, "terminate")
    expect(await bench.client.cancel(contract)).toMatchObject(refusal)
    const other = await granted()
    await bench.client.cancel(other.contract)
    expect(await bench.client.cancel(other.contract)).toMatchObject(refusal)
  })

  it("leaves nothing to approve", async () => {
    const { contract } = await granted()
    await bench.client.cancel(contract)
    expect((await bench.client.approve(contract)).status).toBe(422)
  })
})

describe("a terminated contract", () => {
  it("is not paid any more, while its session stays completed", async () => {
    const { uuid, contract } = await granted(PRODUCT.withoutApproval)
    await bench.control.act(uuid, "terminate")
    expect(await statusOf(uuid)).toBe("completed")
    expect((await bench.client.readContract(contract)).body).toMatchObject({
      contract: { status: "terminated", terminationReason: expect.any(String) as string },
    })
    expect(bench.sandbox.ledger().paid).toEqual({ EUR: "0.00" })
  })
})

describe("the ends", () => {
  it.each(["cancelled", "completed", "declined", "expired"] as const)(
    "a session is never moved out of %s",
    (end) => {
      expect(SESSION_MOVES[end]).toEqual([])
    },
  )

  it.each(["cancelled", "terminated"] as const)("a contract is never moved out of %s", (end) => {
    expect(CONTRACT_MOVES[end]).toEqual([])
  })

  it.each(["decline", "cancel", "expire", "apply", "accept", "grant", "activate"])(
    "%s is refused on a completed purchase, and changes nothing",
    async (act) => {
      const { uuid } = await granted(PRODUCT.withoutApproval)
      expect((await bench.control.tryToAct(uuid, act)).status).toBe(409)
      expect(await statusOf(uuid)).toBe("completed")
    },
  )

  it.each([
    ["cancel", "cancelled"],
    ["decline", "declined"],
    ["expire", "expired"],
  ])("a granted session may still end by %s, and its contract is cancelled", async (act, end) => {
    const { uuid, contract } = await granted()
    await bench.control.act(uuid, act)
    expect(await statusOf(uuid)).toBe(end)
    expect((await bench.client.readContract(contract)).body).toMatchObject({
      contract: { status: "cancelled" },
    })
  })
})

it("shows sessions and contracts to their own shop only", async () => {
  const { uuid, contract } = await granted()
  const stranger = new ServiceClient(bench.sandbox.url, shopOf("lv"))
  expect(await stranger.readSession(uuid)).toMatchObject({
    status: 404,
    body: { message: ["pos_session_not_found"] },
  })
  for (const answer of [
    await stranger.readContract(contract),
    await stranger.approve(contract),
    await stranger.cancel(contract),
  ]) {
    expect(answer).toMatchObject({ status: 404, body: { message: ["contract_not_found"] } })
  }
})
