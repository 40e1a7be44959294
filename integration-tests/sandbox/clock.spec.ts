import { type Bench, startBench } from "./support/bench"
import { eventually } from "./support/eventually"
import { textAt } from "./support/json-body"

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterEach(() => bench.control.reset())
afterAll(() => bench.close())

const statusOf = async (uuid: string): Promise<string> =>
  textAt((await bench.client.readSession(uuid)).body, "status")
const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString()
const WEEK_SECONDS = 7 * 24 * 3600

describe("a session's time", () => {
  it("ends at valid_until", async () => {
    const uuid = await bench.open({ valid_until: inSeconds(3600) })
    await bench.control.advance(3590)
    expect(await statusOf(uuid)).toBe("pending")
    await bench.control.advance(20)
    expect(await statusOf(uuid)).toBe("expired")
  })

  it("ends by itself, without anybody looking", async () => {
    const uuid = await bench.open({ valid_until: inSeconds(1) })
    const [session] = await eventually(
      () => bench.sandbox.ledger().sessions,
      ([one]) => one?.status !== "pending",
    )
    expect(session).toMatchObject({ uuid, status: "expired" })
  })

  it("is a week when the shop names none", async () => {
    const uuid = await bench.open()
    await bench.control.advance(WEEK_SECONDS - 10)
    expect(await statusOf(uuid)).toBe("pending")
    await bench.control.advance(20)
    expect(await statusOf(uuid)).toBe("expired")
  })

  it("may be longer than a timer can wait", async () => {
    const uuid = await bench.open({ valid_until: inSeconds(60 * 24 * 3600) })
    await bench.control.advance(59 * 24 * 3600)
    expect(await statusOf(uuid)).toBe("pending")
    await bench.control.advance(2 * 24 * 3600)
    expect(await statusOf(uuid)).toBe("expired")
  })

  it("does not run out once the credit is granted", async () => {
    const uuid = await bench.open({ valid_until: inSeconds(3600) })
    await bench.control.act(uuid, "grant")
    await bench.control.advance(WEEK_SECONDS)
    expect(await statusOf(uuid)).toBe("granted")
  })

  it("counts on the sandbox's clock for a new session too", async () => {
    await bench.control.advance(WEEK_SECONDS)
    await expect(bench.open({ valid_until: inSeconds(3600) })).rejects.toThrow("valid_until_is_not_valid")
  })
})

describe("the clock", () => {
  it("brings what is due in the order of its time, whatever was asked for first", async () => {
    await bench.control.settings({ callbacks: { expired: true, mode: "never" } })
    const late = await bench.open({ valid_until: inSeconds(7200) })
    const early = await bench.open({ valid_until: inSeconds(3600) })
    await bench.control.advance(WEEK_SECONDS)
    const told = bench.sandbox.ledger().callbacks.map(({ session_uuid: uuid }) => uuid)
    expect(told).toEqual([early, late])
  })

  it("goes forward only, by a year at most", async () => {
    for (const seconds of [-1, 400 * 24 * 3600, Number.NaN]) {
      expect((await bench.control.advance(seconds)).status).toBe(400)
    }
  })

  it("is set back by a reset", async () => {
    await bench.control.advance(WEEK_SECONDS)
    await bench.control.reset()
    const { body } = await bench.control.advance(0)
    expect(Math.abs(Date.parse(textAt(body, "now")) - Date.now())).toBeLessThan(5000)
  })
})
