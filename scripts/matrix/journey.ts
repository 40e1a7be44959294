import type { ContractUuid } from "../../src/core/partner/ids"
import type { ApplicationUuid } from "../../src/core/partner/ids"
import type { PartnerClient } from "../../src/clients/partner/create-partner-client"
import type { Result } from "../../src/core/shared/result"
import type { SystemError } from "../../src/core/shared/system-error"
import { applicationFor, type Wish } from "./applicant"
import { clientOf, type Twin } from "./twin"

/** How far an application has come before an endpoint is asked. */
export type Journey = {
  readonly twin: Twin
  readonly client: PartnerClient
  readonly submitted: (wish?: Wish) => Promise<ApplicationUuid>
  /** With a positive decision, and the offer shown. */
  readonly offered: (wish?: Wish) => Promise<ApplicationUuid>
  readonly provingIncome: () => Promise<ApplicationUuid>
  readonly accepted: (wish?: Wish) => Promise<Accepted>
  /** Waits for the merchant where the product wants that, else it is active. */
  readonly signed: (wish?: Wish) => Promise<Accepted>
  /** Active, paid out, and a day old: part of it may be returned. */
  readonly returnable: () => Promise<Accepted>
  readonly act: (uuid: string, action: string) => Promise<unknown>
}

export type Accepted = { readonly applicationUuid: ApplicationUuid; readonly contractUuid: ContractUuid }

const DAY_AND_MORE = 26 * 3600

export const value = <Value>(result: Result<Value, SystemError>): Value => {
  if (!result.ok) throw new Error(`On the way: ${JSON.stringify(result.error)}`)
  return result.value
}

const known = <Value>(found: Value | null): Value => {
  if (found === null) throw new Error("The service did not name what it made.")
  return found
}

/** The ways to each state, by the client itself in its plainest form and by the control door. */
export function journeyIn(twin: Twin): Journey {
  const client = clientOf(twin)
  const act = (uuid: string, action: string) => twin.control("POST", `/applications/${uuid}/act`, { action })
  const submitted = async (wish: Wish = {}) =>
    value(await client.submitApplication(applicationFor(twin.shop, wish))).uuid
  const offered = async (wish: Wish = {}) => {
    const uuid = await submitted(wish)
    await client.readApplication({ applicationUuid: uuid })
    return uuid
  }
  const accepted = async (wish: Wish = {}) => {
    const applicationUuid = await offered(wish)
    const { contractUuid } = value(await client.acceptApplication({ applicationUuid }))
    return { applicationUuid, contractUuid: known(contractUuid) }
  }
  const signed = async (wish: Wish = {}) => {
    const made = await accepted(wish)
    value(await client.signContract({ contractUuid: made.contractUuid, method: "paper" }))
    return made
  }
  return {
    twin,
    client,
    act,
    submitted,
    offered,
    accepted,
    signed,
    provingIncome: async () => {
      const uuid = await submitted({ amount: "1200.16" })
      await client.readApplication({ applicationUuid: uuid })
      return uuid
    },
    returnable: async () => {
      const made = await signed({ approval: false })
      await act(made.applicationUuid, "pay_out")
      await twin.control("POST", "/clock", { advance_seconds: DAY_AND_MORE })
      return made
    },
  }
}
