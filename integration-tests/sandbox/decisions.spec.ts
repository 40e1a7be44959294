import { type Bench, PRODUCT, startBench } from "./support/bench"

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterEach(() => bench.control.reset())
afterAll(() => bench.close())

async function decisionOn(product: string, amount: number): Promise<string> {
  const uuid = await bench.open({ product_code: product, total_amount: amount })
  const { session } = await bench.control.act(uuid, "apply")
  return `${session.decision ?? "none"}, ${session.status}`
}

const POSITIVE = "positive, pending"
const NEGATIVE = "negative, declined"

describe("the decision on hire purchase and split", () => {
  it.each([75, 499.13, 500, 15000, 15400.13, 16000])(
    "is positive where the document says so: %d",
    async (amount) => {
      expect(await decisionOn(PRODUCT.withApproval, amount)).toBe(POSITIVE)
      expect(await decisionOn(PRODUCT.split, amount)).toBe(POSITIVE)
    },
  )

  it.each<[number, string]>([
    [500.01, POSITIVE],
    [1000.99, POSITIVE],
    [1001, NEGATIVE],
    [1050, NEGATIVE],
    [1100, NEGATIVE],
    [1100.01, POSITIVE],
    [14999.99, POSITIVE],
    [16000.01, NEGATIVE],
    [20000, NEGATIVE],
    [600.13, NEGATIVE],
    [600.14, "manual, pending"],
    [600.15, "failed, pending"],
  ])("follows the sandbox's own table elsewhere: %d is %s", async (amount, expected) => {
    expect(await decisionOn(PRODUCT.withApproval, amount)).toBe(expected)
  })
})

describe("the decision on pay next month", () => {
  it.each<[number, string]>([
    [10, POSITIVE],
    [100, POSITIVE],
    [100.01, NEGATIVE],
    [149.99, NEGATIVE],
    [150, POSITIVE],
    [2000, POSITIVE],
  ])("for %d is %s", async (amount, expected) => {
    expect(await decisionOn(PRODUCT.payNextMonth, amount)).toBe(expected)
  })
})

describe("a scripted decision", () => {
  it("stands in for the table, as often as it says", async () => {
    await bench.control.decisions({ decision: "negative", times: 2 })
    expect(await decisionOn(PRODUCT.withApproval, 300)).toBe(NEGATIVE)
    expect(await decisionOn(PRODUCT.split, 300)).toBe(NEGATIVE)
    expect(await decisionOn(PRODUCT.split, 300)).toBe(POSITIVE)
  })

  it("may be meant for one product only", async () => {
    await bench.control.decisions([{ decision: "positive", product_code: PRODUCT.split }])
    expect(await decisionOn(PRODUCT.withApproval, 1050)).toBe(NEGATIVE)
    expect(await decisionOn(PRODUCT.split, 1050)).toBe(POSITIVE)
  })

  it("is refused when it is none", async () => {
    for (const script of [{}, { decision: "yes" }, { decision: "positive", amount: 3 }]) {
      expect((await bench.control.decisions(script)).status).toBe(400)
    }
  })
})

describe("after the decision", () => {
  it("a failed one may be tried again in the same session", async () => {
    await bench.control.decisions([{ decision: "failed" }, { decision: "positive" }])
    const uuid = await bench.open()
    expect((await bench.control.act(uuid, "apply")).session.decision).toBe("failed")
    expect((await bench.control.act(uuid, "apply")).session.decision).toBe("positive")
  })

  it.each([
    ["grant", "granted"],
    ["decline", "declined"],
  ])("one that waits for a person is ended by %s", async (act, end) => {
    const uuid = await bench.open({ total_amount: 600.14 })
    await bench.control.act(uuid, "apply")
    expect((await bench.control.act(uuid, act)).session.status).toBe(end)
  })

  it("nobody accepts an offer that is not there", async () => {
    const uuid = await bench.open()
    expect((await bench.control.tryToAct(uuid, "accept")).status).toBe(409)
    await bench.control.act(uuid, "apply")
    expect((await bench.control.tryToAct(uuid, "apply")).status).toBe(409)
  })
})
