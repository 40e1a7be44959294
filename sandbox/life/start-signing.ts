import { randomUUID } from "node:crypto"
import type { Contract, SigningMethod } from "../world/contract"
import type { World } from "../world/world"
import { leaveMessage } from "./messages"
import { sign } from "./sign"
import { smsCode } from "./signing-methods"

/** The page on which a customer signs. */
export const signingPage = (world: World, token: string): string => `${world.url}/signing/${token}`

/**
 * Begins the signing of an unsigned contract (E2); `digital` and `paper` are done with it. A new beginning makes
 * the earlier code or page void.
 */
export function startSigning(world: World, contract: Contract, method: SigningMethod): void {
  const application = world.applications.get(contract.applicationUuid)
  if (method === "digital" || method === "paper" || application === undefined) {
    sign(world, contract, method)
    return
  }
  const { customer, product } = application
  if (method === "sms") {
    const code = smsCode(product.method)
    contract.signing = { method, code, token: null }
    const text = `Code ${code} signs your contract ${contract.number}.`
    leaveMessage(world, { channel: "sms", to: customer.mobile, text, code, link: null })
    return
  }
  const token = randomUUID()
  contract.signing = { method, code: null, token }
  if (method === "redirect") return
  const channel = method === "send_to_signing_sms" ? "sms" : "email"
  const to = channel === "sms" ? customer.mobile : customer.email
  const text = `Sign your contract ${contract.number}.`
  leaveMessage(world, { channel, to, text, code: null, link: signingPage(world, token) })
}

/** The contract whose signing page this is; undefined when the page is of no use any more. */
export const contractToSign = (world: World, token: string): Contract | undefined =>
  [...world.contracts.values()].find(({ signing }) => signing?.token === token)
