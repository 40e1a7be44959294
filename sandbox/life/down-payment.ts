import { randomUUID } from "node:crypto"
import BigNumber from "bignumber.js"
import { money } from "../money"
import type { Application } from "../world/application"
import type { Contract } from "../world/contract"
import type { PaymentLink } from "../world/customer-page"
import type { World } from "../world/world"
import { letGo } from "./hold"

/** What is asked for when a contract waits for a down payment that nobody has named. */
const USUAL_RATE = "0.10"

/** Partner API, section 3.4: true while the signed contract waits for its down payment. */
export const waitsForDownPayment = (contract: Contract): boolean =>
  contract.status === "signed" && contract.processStatus === "waiting_for_downpayment"

/** A new attempt at the down payment; an earlier link that nobody has used is void. */
export function openPaymentLink(world: World, contract: Contract, returnUrl: string): PaymentLink {
  for (const link of world.payments.values()) {
    if (link.contractUuid === contract.uuid && link.outcome === null) world.payments.delete(link.uuid)
  }
  const application = world.applications.get(contract.applicationUuid)
  const link: PaymentLink = {
    uuid: randomUUID(),
    contractUuid: contract.uuid,
    returnUrl,
    amount: application === undefined ? "0.00" : amountOf(application),
    outcome: null,
  }
  world.payments.set(link.uuid, link)
  return link
}

/** The customer leaves the payment page. Null, or why the link is of no use any more. */
export function finishPayment(
  world: World,
  link: PaymentLink,
  outcome: "SUCCESS" | "FAILED" | "UNKNOWN",
): string | null {
  if (link.outcome !== null) return "This link was already used."
  const contract = world.contracts.get(link.contractUuid)
  if (contract === undefined || !waitsForDownPayment(contract))
    return "The contract waits for no down payment."
  link.outcome = outcome
  if (outcome === "SUCCESS") letGo(world, contract)
  const delayMs = world.settings.down_payment_delay_ms
  if (outcome === "UNKNOWN" && delayMs !== null)
    world.scheduler.after(delayMs, () => confirmDownPayment(world, contract))
  return null
}

/** The bank confirms an unknown payment, late. */
export function confirmDownPayment(world: World, contract: Contract): string | null {
  if (!waitsForDownPayment(contract)) return "The contract waits for no down payment."
  const link = [...world.payments.values()].find(
    ({ contractUuid, outcome }) => contractUuid === contract.uuid && outcome === "UNKNOWN",
  )
  if (link === undefined) return "No payment waits for its confirmation."
  return letGo(world, contract)
}

/** Where the browser goes back to: the placeholder says the outcome. Partner API, section 3.5. */
export const returnAddress = (link: PaymentLink): string =>
  link.returnUrl.replace(/\{status\}$/, link.outcome ?? "UNKNOWN")

function amountOf({ terms }: Application): string {
  return new BigNumber(terms.downPayment).gt(0)
    ? terms.downPayment
    : money(new BigNumber(terms.amount).times(USUAL_RATE))
}
