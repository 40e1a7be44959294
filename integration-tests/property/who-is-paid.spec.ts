import { startTwin, type Twin } from "../../scripts/matrix/twin"
import { agreeOnWhoIsPaid } from "./support/property"

const RUNS = 100
const FEWEST_COMMANDS = 60
const MINUTES = 60_000

let twin: Twin

beforeAll(async () => {
  twin = await startTwin()
})
afterAll(() => twin.close())

it(
  "the shop and the service agree on who is paid, to the cent, whatever legally happens",
  async () => {
    const commands = await agreeOnWhoIsPaid(twin, { seed: Date.now() % 1_000_000, runs: RUNS })
    expect(commands).toBeGreaterThanOrEqual(RUNS * FEWEST_COMMANDS)
  },
  10 * MINUTES,
)
