import { type Bench, PRODUCT, startBench } from "./support/bench"
import { DirectFlow } from "./support/direct"
import { type ServiceClient, type ServiceAnswer } from "./support/service-client"

let bench: Bench
let flow: DirectFlow
beforeAll(async () => {
  bench = await startBench()
  flow = new DirectFlow(bench)
  await bench.control.settings({ customer_data: "not_compared", callbacks: { mode: "never" } })
})
afterAll(() => bench.close())

/** Numbers from 0 to 1 that are the same in every run (a linear congruential generator). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const pick = <T>(list: readonly T[], random: () => number): T => {
  const found = list[Math.floor(random() * list.length)]
  if (found === undefined) throw new Error("Nothing to pick from.")
  return found
}

/** Every command but those that need a file or a version; each is asked whether it is legal or not. */
const COMMANDS = ["C3", "C4", "C5:POST", "E2:digital", "E2:sms", "E3", "E5", "E6", "E7", "E8", "E9"] as const
type Command = (typeof COMMANDS)[number]

const ACTS = [
  "decide_positive",
  "require_income_proof",
  "prove_income",
  "request_down_payment",
  "customer_done",
  "sign_contract",
  "activate",
  "terminate",
] as const

function ask(command: Command, application: string, contract: string): Promise<ServiceAnswer> {
  const { client }: { client: ServiceClient } = bench
  const sign = (method: string) => client.post(`/contracts/${contract}/signings`, { method })
  const requests: Readonly<Record<Command, () => Promise<ServiceAnswer>>> = {
    C3: () => client.post(`/applications/${application}/accept`),
    C4: () => client.post(`/applications/${application}/cancel`),
    "C5:POST": () => client.post(`/applications/${application}/signings`, { method: "paper" }),
    "E2:digital": () => sign("digital"),
    "E2:sms": () => sign("sms"),
    E3: () => client.patch(`/contracts/${contract}/signings`, { method: "sms", confirmation_code: "0000" }),
    E5: () => client.post(`/contracts/${contract}/merchant_approval`),
    E6: () => client.post(`/contracts/${contract}/cancel`),
    E7: () =>
      client.post(`/contracts/${contract}/payment_link`, {
        return_url: `${bench.merchant.url}/paid?status={status}`,
      }),
    E8: () => client.post(`/contracts/${contract}/merchant_withdrawal`),
    E9: () =>
      client.post(`/contracts/${contract}/payout_accounts`, {
        payout_account_number: "EE382200221020145685",
      }),
  }
  return requests[command]()
}

const contractOf = (application: string): string =>
  bench.sandbox.ledger().applications.find(({ uuid }) => uuid === application)?.contract_uuid ?? "none"

describe("the list of legal commands", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "is what the service does, on random ways through a purchase (%i)",
    async (seed) => {
      const random = numbersFrom(seed)
      const product = pick([PRODUCT.withApproval, PRODUCT.withoutApproval, PRODUCT.split], random)
      const uuid = await flow.submit({ product_code: product, period: product === PRODUCT.split ? 3 : 12 })
      for (let step = 0; step < 25; step += 1) {
        if (random() < 0.3) await bench.control.tryToActOn(uuid, pick(ACTS, random))
        if (random() < 0.3) await flow.read(uuid)
        const legal = await bench.control.legal(uuid)
        const likely = COMMANDS.filter((command) => legal.includes(command))
        const command = pick(likely.length > 0 && random() < 0.6 ? likely : COMMANDS, random)
        const { status } = await ask(command, uuid, contractOf(uuid))
        expect({ command, legal: legal.includes(command), accepted: status < 300 }).toEqual({
          command,
          legal: legal.includes(command),
          accepted: legal.includes(command),
        })
      }
    },
  )
})
